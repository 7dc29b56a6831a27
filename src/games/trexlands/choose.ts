import type { Choice, MoveAction, OccupyAction, PlainAction } from './actions.ts';
import type { MoveAct } from './acts.ts';
import { conclude } from './battle/settle.ts';
import { rollAgainByWrench } from './battle/rolled.ts';
import { playCard } from './cards/play.ts';
import { announce, withTop } from './changes.ts';
import { concede } from './concession.ts';
import { beReady, challenge, place } from './exchange/arena.ts';
import { settleTie } from './exchange/award.ts';
import { bid, passBid } from './exchange/market.ts';
import { restack } from './moves/restack.ts';
import { chooseCaptain } from './ranking.ts';
import type { Bidding, InArena, TrexlandsState } from './state.ts';
import { applied, type Applied } from './applied.ts';
import { withTurn } from './turn.ts';
import { waitingFor } from './windows.ts';

/** The change by a choice, before anything follows from it. */
export function choose(state: TrexlandsState, action: Choice): Applied {
  switch (action.do) {
    case 'captain':
      return chooseCaptain(state, action);
    case 'stack':
    case 'unstack':
      return restack(state, action);
    case 'move':
      return announceMove(state, action);
    case 'play':
      return playCard(state, action);
    case 'wrench':
      return rollAgainByWrench(state, action);
    case 'occupy':
      return occupy(state, action);
    case 'bid':
      return bid(state, bidding(state), action);
    case 'broker':
      return settleTie(state, bidding(state), action.seat, action.take);
    case 'place':
      return place(state, inArena(state), action);
    case 'challenge':
      return challenge(state, inArena(state), action);
    default:
      return plainly(state, action);
  }
}

function plainly(state: TrexlandsState, action: PlainAction): Applied {
  switch (action.do) {
    case 'pass':
      return pass(state, action);
    case 'ready':
      return beReady(state, inArena(state), action.seat);
    case 'concede':
      return concede(state, action.seat);
  }
}

/** Declared, and open to interrupts, before it comes about (TX-43). */
function announceMove(state: TrexlandsState, { seat, move }: MoveAction): Applied {
  const act: MoveAct = { type: 'move', seat, move, cancelled: false, waiting: [] };
  return applied(announce(state, { ...act, waiting: waitingFor(state, act) }), { type: 'announced', seat, move });
}

/** In a window, for a bid, or no MOVE (TX-14). */
function pass(state: TrexlandsState, { seat }: PlainAction): Applied {
  const [act] = state.agenda;
  if (act !== undefined)
    return applied(withTop(state, { ...act, waiting: act.waiting.filter((s) => s !== seat) }), {
      type: 'passed',
      seat,
    });
  return state.phase.name === 'market'
    ? passBid(state, state.phase, seat)
    : applied(withTurn(state, () => ({ movesLeft: 0 })));
}

function occupy(state: TrexlandsState, { stay }: OccupyAction): Applied {
  const [act] = state.agenda;
  if (act?.type !== 'battle') throw new Error('a raid has been won');
  return conclude(state, act, stay);
}

function bidding({ phase }: TrexlandsState): Bidding {
  if (phase.name !== 'market') throw new Error('the market is open');
  return phase;
}

function inArena({ phase }: TrexlandsState): InArena {
  if (phase.name !== 'arena') throw new Error('the arena is open');
  return phase;
}

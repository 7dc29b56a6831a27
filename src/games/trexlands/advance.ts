import type { Act, BattleAct } from './acts.ts';
import { conclude, settle } from './battle/settle.ts';
import { comeAbout } from './cards/play.ts';
import { withTop } from './changes.ts';
import { claim } from './claims.ts';
import { tieByItself } from './ending.ts';
import { arenaByItself } from './exchange/arena.ts';
import { dealByItself } from './exchange/deal.ts';
import { marketByItself } from './exchange/market.ts';
import { carryOut } from './moves/carryOut.ts';
import { captainsByThemselves, rankByItself } from './ranking.ts';
import type { TrexlandsState } from './state.ts';
import { andThen, applied, type Applied } from './applied.ts';
import { turnByItself } from './turn.ts';

/** Goes on with all that needs no choice and no roll. */
export function advance(first: Applied): Applied {
  let so = first;
  for (let next = byItself(so.state); next !== null; next = byItself(so.state)) {
    const { state, events } = next;
    so = andThen(so, () => ({ state, events }));
  }
  return so;
}

/** The next thing that happens by itself; null if a seat is asked, or it is all over. */
function byItself(state: TrexlandsState): Applied | null {
  if (state.outcome !== null) return null;
  const [act] = state.agenda;
  return act === undefined ? phaseByItself(state) : actByItself(state, act);
}

function actByItself(state: TrexlandsState, act: Act): Applied | null {
  if (act.waiting.some((seat) => !state.conceded.includes(seat))) return null;
  switch (act.type) {
    case 'move':
      return carryOut(state, act);
    case 'card':
      return comeAbout(state, act);
    case 'claim':
      return claim(state, act);
    case 'battle':
      return battleByItself(state, act);
    case 'clima':
      return null; // a roll
  }
}

function battleByItself(state: TrexlandsState, act: BattleAct): Applied | null {
  switch (act.step) {
    case 'before':
      return applied(withTop(state, { ...act, step: 'roll' }));
    case 'roll':
      return null;
    case 'after':
      return settle(state, act);
    case 'choice':
      return state.conceded.includes(act.seat) ? conclude(state, act, true) : null;
  }
}

function phaseByItself(state: TrexlandsState): Applied | null {
  const { phase } = state;
  switch (phase.name) {
    case 'ranking':
      return rankByItself(state);
    case 'captains':
      return captainsByThemselves(state);
    case 'move':
      return turnByItself(state, phase);
    case 'deal':
      return dealByItself(state, phase);
    case 'market':
      return marketByItself(state, phase);
    case 'arena':
      return arenaByItself(state, phase);
    case 'tie':
      return tieByItself(state, phase);
  }
}

import { ok, type Fault, type Result } from '#sim/result.ts';
import { chosenIn } from '#sim/roll/handRelease.ts';
import type {
  BrokerAction,
  ChallengeAction,
  ChooseCaptainAction,
  Choice,
  OccupyAction,
  PlainAction,
  RollAction,
  TrexlandsAction,
  WrenchAction,
} from './actions.ts';
import { whyNotPlay } from './cards/play.ts';
import { whyNotTime } from './clock.ts';
import { whyNotChallenge, whyNotPlace } from './exchange/arena.ts';
import { brokerOf } from './exchange/award.ts';
import { whyNotBid } from './exchange/market.ts';
import { whyNotMove } from './moves/whyNotMove.ts';
import { whyNotRestack } from './moves/restack.ts';
import { stillPlaying } from './queries.ts';
import { captainChooser, freeCaptains } from './ranking.ts';
import { rollAsked, type RollAsked } from './rolls.ts';
import type { TrexlandsState, Turn } from './state.ts';
import { refusals } from './refusals.ts';
import { numbersOf, type HandThrow } from './throws.ts';
import { turnOf } from './turn.ts';
import { wrenchable } from './windows.ts';

/** Whether the action may be played now. The faults' codes are those of refusals.ts. */
export function check(state: TrexlandsState, action: TrexlandsAction): Result<TrexlandsAction> {
  const against = objection(state, action);
  return against === null ? ok(action) : { ok: false, fault: against };
}

function objection(state: TrexlandsState, action: TrexlandsAction): Fault | null {
  if (state.outcome !== null) return refusals.matchOver();
  if (action.do === 'roll') return againstRoll(state, action);
  if (action.do === 'time') return whyNotTime(state, action);
  if (!stillPlaying(state).includes(action.seat)) return refusals.notPlaying(action.seat);
  if (action.do === 'concede') return null;
  return rollAsked(state) === null ? againstChoice(state, action) : refusals.rollFirst();
}

function againstRoll(state: TrexlandsState, { throws }: RollAction): Fault | null {
  const asked = rollAsked(state);
  return asked === null ? refusals.noRoll() : whyNotThrow(state, asked, throws);
}

/**
 * Trucks of the roll and no others, each once, none whose seat has given up, shaken unless the house rule lets hands
 * choose all (TX-62); what a hand can do is the table's to say.
 */
export function whyNotThrow(
  { options }: Pick<TrexlandsState, 'options'>,
  asked: RollAsked,
  throws: readonly HandThrow[],
): Fault | null {
  const thrown = throws.map(({ truck }) => truck);
  if (new Set(thrown).size < thrown.length || !thrown.every((id) => asked.trucks.includes(id)))
    return refusals.otherTrucks(asked.trucks);
  const [first] = thrown;
  if (asked.byChance && first !== undefined) return refusals.byChance(first);
  const gone = thrown.find((id) => asked.givenUp.includes(id));
  if (gone !== undefined) return refusals.givenUp(gone);
  const wild = throws.find((part) => !numbersOf(part).every(Number.isFinite));
  if (wild !== undefined) return refusals.badThrow(wild.truck);
  if (options.freeThrow) return null;
  for (const part of throws) {
    const chosen = chosenIn(part);
    if (chosen !== null) return refusals.shaken(part.truck, chosen);
  }
  return null;
}

function againstChoice(state: TrexlandsState, action: Choice): Fault | null {
  switch (action.do) {
    case 'captain':
      return againstCaptain(state, action);
    case 'stack':
    case 'unstack':
      return inTurn(state, action, (turn) => whyNotRestack(state, turn, action));
    case 'move':
      return inTurn(state, action, (turn) => whyNotMove(state, turn, action.move));
    case 'play':
      return whyNotPlay(state, action);
    case 'wrench':
      return againstWrench(state, action);
    case 'occupy':
      return againstOccupying(state, action);
    case 'bid':
    case 'broker':
    case 'place':
    case 'challenge':
    case 'ready':
      return againstExchange(state, action);
    default:
      return againstPass(state, action);
  }
}

function againstCaptain(state: TrexlandsState, { seat, captain }: ChooseCaptainAction): Fault | null {
  if (state.phase.name !== 'captains') return refusals.otherPhase(state.phase.name);
  if (captainChooser(state) !== seat) return refusals.notYourTurn(seat);
  return freeCaptains(state).includes(captain) ? null : refusals.captainTaken(captain);
}

/** With nothing announced, in the seat's own turn. */
function inTurn(state: TrexlandsState, { seat }: Choice, against: (turn: Turn) => Fault | null): Fault | null {
  const turn = turnOf(state);
  if (state.agenda.length > 0) return refusals.windowOpen();
  if (turn === null) return refusals.otherPhase(state.phase.name);
  return turn.seat === seat ? against(turn) : refusals.notYourTurn(seat);
}

function againstWrench(state: TrexlandsState, { seat, truck }: WrenchAction): Fault | null {
  if (!wrenchable(state, seat).includes(truck)) return refusals.noWrench(truck);
  return state.agenda[0]?.waiting.includes(seat) === true ? null : refusals.hasPassed(seat);
}

function againstOccupying({ agenda: [act] }: TrexlandsState, { seat }: OccupyAction): Fault | null {
  if (act?.type !== 'battle' || act.step !== 'choice') return refusals.noRaid();
  return act.seat === seat ? null : refusals.notAsked(seat);
}

/** TX-14: no MOVE has to be made; a player who is asked in a window, or for a bid, may decline. */
function againstPass(state: TrexlandsState, action: PlainAction): Fault | null {
  const {
    phase,
    agenda: [act],
  } = state;
  if (act !== undefined) return act.waiting.includes(action.seat) ? null : refusals.notAsked(action.seat);
  if (phase.name !== 'market') return inTurn(state, action, () => null);
  return phase.awarded === null && phase.bidder === action.seat ? null : refusals.notYourTurn(action.seat);
}

type InExchange = Extract<Choice, { readonly do: 'bid' | 'broker' | 'place' | 'challenge' }> | PlainAction;

function againstExchange(state: TrexlandsState, action: InExchange): Fault | null {
  if (state.agenda.length > 0) return refusals.windowOpen();
  if (action.do === 'bid' || action.do === 'broker') return againstMarket(state, action);
  return againstArena(state, action);
}

function againstMarket(
  state: TrexlandsState,
  action: Extract<Choice, { readonly do: 'bid' }> | BrokerAction,
): Fault | null {
  const { phase } = state;
  if (phase.name !== 'market') return refusals.otherPhase(phase.name);
  if (action.do === 'broker') return brokerOf(state, phase) === action.seat ? null : refusals.noTie();
  if (phase.awarded !== null) return refusals.notAsked(action.seat);
  return phase.bidder === action.seat ? whyNotBid(state, phase, action) : refusals.notYourTurn(action.seat);
}

/** While one places in private the others wait; once the arena is open, all may do everything (TX-42). */
function againstArena(
  state: TrexlandsState,
  action: Extract<Choice, { readonly do: 'place' }> | ChallengeAction | PlainAction,
): Fault | null {
  const { phase } = state;
  if (phase.name !== 'arena') return refusals.otherPhase(phase.name);
  if (phase.placing !== null && phase.placing !== action.seat) return refusals.notYourTurn(action.seat);
  if (action.do === 'place') return whyNotPlace(state, action);
  if (action.do === 'challenge')
    return phase.placing === null ? whyNotChallenge(state, phase, action) : refusals.arenaClosed();
  return phase.ready.includes(action.seat) ? refusals.readyAlready(action.seat) : null;
}

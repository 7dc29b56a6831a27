import type { BattleAct } from '#games/trexlands/acts.ts';
import type { TrexlandsAction } from '#games/trexlands/actions.ts';
import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import type { Puzzle } from '#games/trexlands/help/puzzles/puzzles.ts';
import { campOf, stillPlaying } from '#games/trexlands/queries.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import type { InArena, TrexlandsState } from '#games/trexlands/state.ts';
import { view } from '#games/trexlands/view.ts';
import { slotted } from '#games/trexlands/cards/targets.ts';
import { seat as asSeat, type Seat } from '#sim/ids.ts';
import { doubtOf } from '../arenaChoice.ts';
import { oddsOfAttack } from '../battles.ts';

/** The learner of every puzzle. */
export const LEARNER = asSeat(0);

/** A match from the puzzle's position: what was done in it, and how it stands. */
export interface Tried {
  readonly log: readonly {
    readonly action: TrexlandsAction;
    readonly events: readonly TrexlandsEvent[];
    readonly before: { readonly state: TrexlandsState };
  }[];
  readonly state: TrexlandsState;
}

/** `share`: the odds of the battle, or the doubt about the card, that was chosen; null where none was. */
export type PuzzleVerdict =
  | { readonly state: 'open' }
  | { readonly state: 'solved'; readonly share: number | null }
  | { readonly state: 'missed'; readonly share: number | null };

/** Odds that differ by no more are the same choice, as T1 and T2 are. */
const AS_GOOD = 0.005;

/** The verdict on the choice, before chance has a say: no roll makes a good battle bad. Pure. */
export function judgePuzzle(puzzle: Puzzle, whole: Tried): PuzzleVerdict {
  const tried = beforeAnyRoll(whole);
  switch (puzzle.kind) {
    case 'score':
      return ended(scoredBy(tried) >= puzzle.wanted, tried);
    case 'win':
      return ended(tried.state.outcome?.winners.includes(LEARNER) === true, tried);
    case 'battle':
      return ofBattle(puzzle, tried);
    case 'bluff':
      return ofCall(tried);
    case 'bid':
      return ofBid(puzzle, tried);
  }
}

/** As it stood when the first truck was to be thrown: whatever is done after that was not chosen. */
function beforeAnyRoll(tried: Tried): Tried {
  const first = tried.log.findIndex(({ before }) => rollAsked(before.state) !== null);
  const entry = tried.log[first];
  return entry === undefined ? tried : { log: tried.log.slice(0, first), state: entry.before.state };
}

const verdict = (solved: boolean, share: number | null = null): PuzzleVerdict => ({
  state: solved ? 'solved' : 'missed',
  share,
});

const eventsOf = ({ log }: Tried): readonly TrexlandsEvent[] => log.flatMap(({ events }) => events);

const scoredBy = (tried: Tried): number =>
  eventsOf(tried).reduce((sum, event) => (event.type === 'scored' && event.seat === LEARNER ? sum + event.x : sum), 0);

const isTurnOver = (tried: Tried): boolean =>
  tried.state.outcome !== null ||
  eventsOf(tried).some((event) => event.type === 'turn-ended' && event.seat === LEARNER);

const ended = (solved: boolean, tried: Tried): PuzzleVerdict =>
  solved ? verdict(true) : isTurnOver(tried) || isRolling(tried) ? verdict(false) : { state: 'open' };

/** A throw would leave it to chance. */
const isRolling = ({ state }: Tried): boolean => rollAsked(state) !== null;

function ofBattle({ odds }: Puzzle, tried: Tried): PuzzleVerdict {
  const battle = battleAsked(tried.state);
  if (battle === null) return isTurnOver(tried) ? verdict(false) : { state: 'open' };
  const share = oddsOfAttack(tried.state, battle);
  return verdict(share > (odds?.best ?? 1) - AS_GOOD, share);
}

/** The battle of the learner whose trucks are to be thrown: nothing more can be done for it. */
export function battleAsked(state: TrexlandsState): BattleAct | null {
  const [act] = state.agenda;
  const isIts = rollAsked(state)?.why === 'battle' && act?.type === 'battle' && act.seat === LEARNER;
  return isIts ? act : null;
}

function ofCall(tried: Tried): PuzzleVerdict {
  const called = tried.log.find(({ action }) => action.do === 'challenge' && action.seat === LEARNER);
  if (called?.action.do === 'challenge') {
    const { owner, slot } = called.action;
    const share = doubtsIn(called.before.state).find((one) => one.owner === owner && one.slot === slot)?.doubt ?? 0;
    return verdict(share === 1, share);
  }
  const gone = tried.log.some(({ action }) => action.do === 'ready' && action.seat === LEARNER);
  return gone ? verdict(false) : { state: 'open' };
}

export interface Doubted {
  readonly owner: Seat;
  readonly slot: number;
  readonly coins: number;
  readonly doubt: number;
}

/** For each rival's card in the arena how likely it is a bluff, by all that the learner has seen: 1 is certain. */
export function doubtsIn(state: TrexlandsState): readonly Doubted[] {
  const seen = view(state, LEARNER);
  if (seen.phase.name !== 'arena') return [];
  const { cards }: InArena = seen.phase;
  return slotted(cards)
    .filter(({ card }) => card.owner !== LEARNER)
    .map(({ card, slot }) => ({ owner: card.owner, slot, coins: card.coins, ...doubtOf(seen, card, FAIR) }));
}

/** Bluffs are as likely as cards paid for: only what is certain counts here. */
const FAIR = { doubts: 1 };

function ofBid({ wanted, position }: Puzzle, { log }: Tried): PuzzleVerdict {
  const own = log.find(({ action }) => 'seat' in action && action.seat === LEARNER);
  if (own === undefined) return { state: 'open' };
  const least = leastToHold(position, wanted);
  return verdict(own.action.do === 'bid' && own.action.slot === wanted && own.action.coins === least);
}

/** V that the learner has to add to the card so that no rival can overbid it or tie it; null outside a market. */
export function leastToHold(state: TrexlandsState, slot: number): number | null {
  const lot = state.phase.name === 'market' ? state.phase.market[slot - 1] : undefined;
  if (lot === undefined) return null;
  const rivals = stillPlaying(state).filter((seat) => seat !== LEARNER);
  const most = Math.max(...rivals.map((seat) => (lot.bids[seat] ?? 0) + campOf(state, seat).coins));
  return Math.max(1, most + 1 - (lot.bids[LEARNER] ?? 0));
}

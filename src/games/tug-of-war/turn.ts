import { hashOf } from '#engine/hash.ts';
import { LARGEST_SEED, type RandomSource } from '#engine/random.ts';
import type { DiscardAction, FirstAction, PlayAction } from './actions.ts';
import { boutOf, laidOf, moverOf, type BoutResult } from './bout.ts';
import type { Stands, TugOfWarEvent } from './events.ts';
import { BOTH, rivalOf, withOne, type ModuleId, type Pair, type Seat } from './ids.ts';
import { spotOf } from './modules/rope.ts';
import { noted } from './repetition.ts';
import { inOrder, tooMany, without, type Gain, type Hand } from './rewards.ts';
import { SHARED } from './sets.ts';
import { extentIn, rulesOf, type Outcome, type TugOfWarState } from './state.ts';
import { settled, spent } from './time.ts';
import { andThen, applied, type Applied } from './applied.ts';

/** The seat that goes first begins with 1, 1, 1, the other with 1, 1, 2. */
export function begun(state: TugOfWarState, first: Seat, by: Seat | 'chance'): Applied {
  const hands: Pair<Hand> = [SHARED.secondHand, SHARED.secondHand];
  const next: TugOfWarState = {
    ...state,
    first,
    active: first,
    turn: 1,
    hands: withOne(hands, first, SHARED.firstHand),
    given: SHARED.firstHand.length + SHARED.secondHand.length,
    phase: { name: 'play' },
  };
  return andThen(
    applied(next, { type: 'first-chosen', first, by }, { type: 'turn-began', seat: first, turn: 1 }),
    noted,
  );
}

/**
 * A seat, each with the same chance. The generator's first numbers follow the seed's last bits: whether they are even
 * would alternate from seed to seed, as do seats in experiments. Those of a hash do not.
 */
export function drawn(random: RandomSource): Seat {
  const hash = hashOf(random.integer(0, LARGEST_SEED));
  return Number.parseInt(hash.slice(0, 1), 16) % 2 === 0 ? 0 : 1;
}

/** A seat that does not choose leaves it to the other; if that one does not either, chance chooses. */
export function chooseFirst(state: TugOfWarState, { seat, first }: FirstAction, random: RandomSource): Applied {
  const { phase } = state;
  if (phase.name !== 'first') throw new Error('who goes first is chosen before the first turn');
  if (first !== null) return begun(state, first, seat);
  const declined = [...phase.declined, seat];
  const next: TugOfWarState = { ...state, phase: { name: 'first', chooser: rivalOf(seat), declined } };
  const said = applied(next, { type: 'first-declined', seat });
  return declined.length < BOTH.length ? said : andThen(said, (s) => begun(s, drawn(random), 'chance'));
}

/** TW-03: cards, module, conkers, modules won, match won, rewards, discards, empty hand. */
export function playCards(state: TugOfWarState, action: PlayAction): Applied {
  const { seat, module, cards, aims = [], option = null, block } = action;
  const hand = without(state.hands[seat], cards);
  if (hand === null) throw new Error('cards that are not held were let pass');
  const result = boutOf(state, seat, module, laidOf(cards, aims), option, hand);
  const laid: TugOfWarState = {
    ...spent(state, action.elapsedMs),
    hands: withOne(state.hands, seat, hand),
    machines: result.machines,
    last: withOne(state.last, seat, module),
    back: state.back + cards.length,
  };
  const before = applied(
    laid,
    { type: 'played', seat, module, cards, aims, option },
    standsOf(state, seat, module, result),
    ...scoresOf(state, result),
  );
  const after = andThen(before, (s) => forbidding(s, seat, block ?? null));
  if (result.winner !== null) return andThen(after, (s) => won(s, { winner: result.winner ?? seat, by: 'modules' }));
  return andThen(
    andThen(after, (s) => gained(s, result.gains)),
    discarding,
  );
}

function standsOf(state: TugOfWarState, seat: Seat, module: ModuleId, { stands }: BoutResult): TugOfWarEvent {
  const now = { module, state: stands } as Stands;
  const spot = now.module === 'rope' ? spotOf(now.state, moverOf(state, seat), rulesOf(state)) : null;
  return { type: 'stands', seat, spot, now };
}

function scoresOf(state: TugOfWarState, { score, released }: BoutResult): readonly TugOfWarEvent[] {
  const events: TugOfWarEvent[] = [];
  const { pointsEach } = extentIn(state);
  if (score !== null) {
    const { seat, module, points } = score;
    events.push({ type: 'scored', seat, module, points, ...(pointsEach !== undefined && { of: pointsEach }) });
  }
  if (released !== null) {
    const { heights, score: point } = released;
    events.push({ type: 'released', heights, scorer: point?.seat ?? null, points: point?.points ?? 0 });
  }
  for (const one of [score, released?.score ?? null])
    if (one?.wins === true) events.push({ type: 'module-won', seat: one.seat, module: one.module });
  return events;
}

/** TW-69: the item is spent; a block of the turn before is over. */
function forbidding(state: TugOfWarState, seat: Seat, module: ModuleId | null): Applied {
  if (module === null) return applied({ ...state, forbidden: null });
  return applied({ ...state, forbidden: module, blockMove: null }, { type: 'forbidden', seat, module });
}

/** TW-09: all is gained before anything is discarded. */
function gained(state: TugOfWarState, gains: readonly Gain[]): Applied {
  const handOf = (seat: Seat): Hand =>
    inOrder([...state.hands[seat], ...gains.flatMap((gain) => (gain.seat === seat ? gain.cards : []))]);
  const count = gains.reduce((sum, { cards }) => sum + cards.length, 0);
  return applied(
    { ...state, hands: [handOf(0), handOf(1)], given: state.given + count },
    ...gains.map((gain) => ({ type: 'gained', gain }) as const),
  );
}

/** A seat with too many cards is asked, the active one first (TW-10); else the turn ends. */
function discarding(state: TugOfWarState): Applied {
  const seat = [state.active, rivalOf(state.active)].find((one) => tooMany(state.hands[one]) > 0);
  return seat === undefined ? endTurn(state) : applied({ ...state, phase: { name: 'discard', seat } });
}

export function discard(
  state: TugOfWarState,
  { seat, cards, elapsedMs }: DiscardAction,
  by: 'choice' | 'time',
): Applied {
  const hand = without(state.hands[seat], cards);
  if (hand === null) throw new Error('cards that are not held were let pass');
  const next = { ...state, hands: withOne(state.hands, seat, hand), back: state.back + cards.length };
  const timed = seat === state.active ? spent(next, elapsedMs) : next;
  return andThen(applied(timed, { type: 'discarded', seat, cards, by }), discarding);
}

/** TW-11: whoever has no card at the end of the own turn loses. */
function endTurn(state: TugOfWarState): Applied {
  const rival = rivalOf(state.active);
  if (state.hands[state.active].length === 0) return won(state, { winner: rival, by: 'no-cards' });
  return andThen(settled(state), (s) => {
    const turn = s.turn + 1;
    const next: TugOfWarState = { ...s, active: rival, turn, phase: { name: 'play' } };
    return andThen(applied(next, { type: 'turn-began', seat: rival, turn }), noted);
  });
}

export const won = (state: TugOfWarState, outcome: Outcome): Applied =>
  applied({ ...state, outcome }, { type: 'won', outcome, of: extentIn(state).modulesToWin });

/** The flag of the active seat falls, or the lowest cards of the rival are dropped (TW-10, TW-20). */
export function timeOver(state: TugOfWarState): Applied {
  const { phase, active } = state;
  if (phase.name === 'discard' && phase.seat !== active) {
    const { seat } = phase;
    const lowest = state.hands[seat].slice(0, tooMany(state.hands[seat]));
    return discard(state, { do: 'discard', seat, cards: lowest }, 'time');
  }
  return won(state, { winner: rivalOf(active), by: 'time' });
}

export function concede(state: TugOfWarState, seat: Seat): Applied {
  const gone = applied(state, { type: 'conceded', seat });
  return andThen(gone, (s) => won(s, { winner: rivalOf(seat), by: 'concession' }));
}

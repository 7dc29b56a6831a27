import type { Seat } from '#sim/ids.ts';
import type { Fault } from '#sim/result.ts';
import type { ChallengeAction, PlaceAction } from '../actions.ts';
import { addCoins, inPhase, withCamp } from '../changes.ts';
import { tribuId } from '../cards/ids.ts';
import { slotted } from '../cards/targets.ts';
import { campOf, inRankOrder } from '../queries.ts';
import type { FaceDown, InArena, TrexlandsState } from '../state.ts';
import { refusals } from '../refusals.ts';
import { andThen, applied, type Applied } from '../applied.ts';
import { couldPlayAny } from '../windows.ts';
import { reveal } from './reveal.ts';

/**
 * The Private Arena: filled in private one seat after the other, then open to challenges until all are ready (TX-42).
 */
export function openArena(state: TrexlandsState): Applied {
  const [placing = null] = inRankOrder(state);
  return applied(inPhase(state, { name: 'arena', cards: [], placing, ready: [] }), { type: 'arena-opened' });
}

/** TX-39: at least 1 V. One refusal for every reason, so that it does not tell where the card is (TX-69). */
export function whyNotPlace(state: TrexlandsState, { seat, card, coins }: PlaceAction): Fault | null {
  const { deck, coins: most } = campOf(state, seat);
  const may = deck.includes(tribuId(seat, card)) && Number.isInteger(coins) && coins >= 1 && coins <= most;
  return may ? null : refusals.cannotPlace();
}

/**
 * Face down, with V that are locked there (TX-49). A new card clears the ready flags (TX-42). In private no other
 * player is told (TX-69).
 */
export function place(state: TrexlandsState, phase: InArena, { seat, card: kind, coins }: PlaceAction): Applied {
  const card = tribuId(seat, kind);
  const cards: readonly FaceDown[] = [...phase.cards, { owner: seat, card, coins, challengers: [], seenBy: [] }];
  const paid = withCamp(addCoins(state, seat, -coins), seat, ({ deck }) => ({ deck: deck.filter((c) => c !== card) }));
  const placed = inPhase(paid, { ...phase, cards, ready: [] });
  return phase.placing === null
    ? applied(placed, { type: 'placed', seat, slot: cards.filter(({ owner }) => owner === seat).length, coins })
    : applied(placed);
}

const faceDown = ({ cards }: InArena, owner: Seat, slot: number): FaceDown | undefined =>
  slotted(cards).find((s) => s.card.owner === owner && s.slot === slot)?.card;

const changed = (phase: InArena, which: FaceDown, change: Partial<FaceDown>): InArena => ({
  ...phase,
  cards: phase.cards.map((card) => (card === which ? { ...card, ...change } : card)),
});

/** TX-40: each rival at most 1 V a card. */
export function whyNotChallenge(
  state: TrexlandsState,
  phase: InArena,
  { seat, owner, slot }: ChallengeAction,
): Fault | null {
  const card = faceDown(phase, owner, slot);
  if (card === undefined) return refusals.noFaceDown(owner, slot);
  if (owner === seat) return refusals.ownFaceDown();
  if (card.challengers.includes(seat)) return refusals.challengedAlready(owner, slot);
  return campOf(state, seat).coins >= 1 ? null : refusals.badCoins(1, 0);
}

/** A new challenge clears the ready flags (TX-42). */
export function challenge(state: TrexlandsState, phase: InArena, { seat, owner, slot }: ChallengeAction): Applied {
  const card = faceDown(phase, owner, slot);
  if (card === undefined) throw new Error(`seat ${owner} has no card ${slot} in the arena`);
  const next = changed(phase, card, { challengers: [...card.challengers, seat] });
  return applied(inPhase(addCoins(state, seat, -1), { ...next, ready: [] }), { type: 'challenged', seat, owner, slot });
}

/** Scout: the seat knows the card from now on. */
export function lookAt(state: TrexlandsState, seat: Seat, owner: Seat, slot: number): TrexlandsState {
  const { phase } = state;
  const card = phase.name === 'arena' ? faceDown(phase, owner, slot) : undefined;
  return phase.name !== 'arena' || card === undefined
    ? state
    : inPhase(state, changed(phase, card, { seenBy: [...card.seenBy, seat] }));
}

/** Done with placing in private, or with the arena. */
export function beReady(state: TrexlandsState, phase: InArena, seat: Seat): Applied {
  const ready = { type: 'ready', seat } as const;
  if (phase.placing === null) return applied(inPhase(state, { ...phase, ready: [...phase.ready, seat] }), ready);
  return andThen(applied(state, ready), (s) => passOn(s, phase, seat));
}

/** The next one places in private. After the last the arena is open, and what lies there is told (TX-69). */
function passOn(state: TrexlandsState, phase: InArena, seat: Seat): Applied {
  const placing = nextPlacing(state, seat);
  const next = inPhase(state, { ...phase, placing });
  if (placing !== null) return applied(next);
  const placed = slotted(phase.cards).map(
    ({ card: { owner, coins }, slot }) => ({ type: 'placed', seat: owner, slot, coins }) as const,
  );
  return applied(next, { type: 'arena-filled' }, ...placed);
}

/** The seats whose turn to place in private is now or comes yet, from that seat on. */
export const stillToPlace = (state: TrexlandsState, from: Seat): readonly Seat[] =>
  state.rank.slice(state.rank.indexOf(from)).filter((seat) => !state.conceded.includes(seat));

const nextPlacing = (state: TrexlandsState, seat: Seat): Seat | null =>
  stillToPlace(state, seat).find((next) => next !== seat) ?? null;

const couldPlace = (state: TrexlandsState, seat: Seat): boolean =>
  campOf(state, seat).coins > 0 && campOf(state, seat).deck.length > 0;

const couldChallenge = (state: TrexlandsState, { cards }: InArena, seat: Seat): boolean =>
  campOf(state, seat).coins > 0 &&
  cards.some(({ owner, challengers }) => owner !== seat && !challengers.includes(seat));

/** Seats that have something left to do in the open arena and have not said that they are ready. */
export const notReady = (state: TrexlandsState, phase: InArena): readonly Seat[] =>
  inRankOrder(state).filter(
    (seat) =>
      !phase.ready.includes(seat) &&
      (couldPlace(state, seat) || couldChallenge(state, phase, seat) || couldPlayAny(state, seat)),
  );

/**
 * Seats without a V or a card from the first are passed over; a seat that has placed all it could is asked like any
 * other, so that no rival can tell (TX-69). Once all are ready, everything is revealed. Null while a seat is awaited.
 */
export function arenaByItself(state: TrexlandsState, phase: InArena): Applied | null {
  const { placing, cards } = phase;
  if (placing === null) return notReady(state, phase).length === 0 ? reveal(state, phase) : null;
  const couldNever = !couldPlace(state, placing) && cards.every(({ owner }) => owner !== placing);
  return state.conceded.includes(placing) || couldNever ? passOn(state, phase, placing) : null;
}

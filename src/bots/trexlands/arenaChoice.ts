import type { Choice } from '#games/trexlands/actions.ts';
import { kindOf, tribuKindOf } from '#games/trexlands/cards/ids.ts';
import { TRIBU_KINDS, valueOf, type TribuKind } from '#games/trexlands/cards/kinds.ts';
import { slotted } from '#games/trexlands/cards/targets.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import { campOf, inRankOrder } from '#games/trexlands/queries.ts';
import type { FaceDown, InArena, TrexlandsState } from '#games/trexlands/state.ts';
import type { Chance } from '#sim/maths/chance.ts';
import type { Seat } from '#sim/ids.ts';
import type { Thought } from '../bot.ts';
import { timeLeft, worthInDeck, worthOfCoins, worthToCamp, worthOfKind } from './cardWorth.ts';
import { groupsOf, raceOf } from './race.ts';
import { percent, reasonOf } from './reasons.ts';

/** How a bot deals in the private arena. */
export interface Dealer {
  /** How often it thinks of bluffs, a share of its placements. */
  readonly bluffs: number;
  /** How likely it takes a challenge of a bluff to be, of each rival that has a V. */
  readonly fears: number;
  /** How often rivals bluff, against one card paid for in full. */
  readonly doubts: number;
  /** Share of a caught card's worth that counts as its own, among two. */
  readonly denial: number;
}

/** Places what is worth its V, then challenges what is likely a bluff. */
export function inArena(
  state: TrexlandsState,
  phase: InArena,
  seat: Seat,
  dealer: Dealer,
  chance: Chance,
): Thought<Choice> {
  const left = timeLeft(raceOf(state, groupsOf(state)).cycles);
  return phase.placing === seat
    ? placing(state, seat, dealer, left, chance)
    : challenging(state, phase, seat, dealer, left);
}

interface Placement {
  readonly card: TribuKind;
  readonly coins: number;
  readonly worth: number;
}

function placing(state: TrexlandsState, seat: Seat, dealer: Dealer, left: number, chance: Chance): Thought<Choice> {
  const camp = campOf(state, seat);
  const bluffs = chance() < dealer.bluffs;
  const called = 1 - challengersOf(state, seat).reduce((none) => none * (1 - dealer.fears), 1);
  const cost = (coins: number): number => left * (worthOfCoins(camp.coins) - worthOfCoins(camp.coins - coins));
  const worthOf = (card: TribuKind, coins: number): number => {
    const bought = left * worthToCamp(card, camp);
    return (coins < valueOf(card) ? (1 - called) * bought : bought) - left * worthInDeck(card) - cost(coins);
  };
  const options = camp.deck.flatMap((id) => {
    if (id === null) return [];
    const card = tribuKindOf(id);
    const prices = bluffs ? [valueOf(card), 1] : [valueOf(card)];
    return prices
      .filter((coins) => coins <= camp.coins)
      .map((coins): Placement => ({ card, coins, worth: worthOf(card, coins) }));
  });
  const best = options.reduce<Placement | null>((so, next) => (so === null || next.worth > so.worth ? next : so), null);
  if (best === null || best.worth <= 0) return { move: { do: 'ready', seat }, reason: reasonOf('ready') };
  const { card, coins } = best;
  return {
    move: { do: 'place', seat, card, coins },
    reason: reasonOf(coins < valueOf(card) ? 'bluff' : 'place', { card, coins }),
  };
}

const challengersOf = (state: TrexlandsState, seat: Seat): readonly Seat[] =>
  inRankOrder(state).filter((other) => other !== seat && campOf(state, other).coins > 0);

function challenging(state: TrexlandsState, phase: InArena, seat: Seat, dealer: Dealer, left: number): Thought<Choice> {
  const { coins } = campOf(state, seat);
  const cost = left * (worthOfCoins(coins) - worthOfCoins(coins - 1));
  const open = slotted(phase.cards).filter(({ card }) => card.owner !== seat && card.challengers.length === 0);
  const doubted = open
    .map(({ card, slot }) => ({ card, slot, ...doubtOf(state, card, dealer) }))
    .toSorted((a, b) => b.doubt * b.worth - a.doubt * a.worth);
  const [first] = doubted;
  const look = scouting(state, seat, doubted);
  if (look !== null) return { move: look, reason: reasonOf('card', { card: 'scout', gain: 0 }) };
  if (first === undefined) return { move: { do: 'ready', seat }, reason: reasonOf('ready') };
  const gain = (left * first.doubt * first.worth * dealer.denial) / (state.seats - 1);
  if (coins < 1 || gain <= cost)
    return { move: { do: 'ready', seat }, reason: reasonOf('no-doubt', { doubt: percent(first.doubt) }) };
  return {
    move: { do: 'challenge', seat, owner: first.card.owner, slot: first.slot },
    reason: reasonOf('challenge', { doubt: percent(first.doubt) }),
  };
}

/** Scouts a card that may or may not be a bluff. */
function scouting(
  state: TrexlandsState,
  seat: Seat,
  doubted: readonly { readonly card: FaceDown; readonly slot: number; readonly doubt: number }[],
): Choice | null {
  const unsure = doubted.find(({ card, doubt }) => card.card === null && doubt > 0.1 && doubt < 0.9);
  if (unsure === undefined || campOf(state, seat).coins === 0) return null;
  return (
    choicesOf(state, seat).find(
      (choice) =>
        choice.do === 'play' &&
        choice.card === 'scout' &&
        choice.target.on === 'face-down' &&
        choice.target.owner === unsure.card.owner &&
        choice.target.slot === unsure.slot,
    ) ?? null
  );
}

/** How likely a face-down card is a bluff, by the cards that its owner can still have, and the worth of it then. */
export function doubtOf(
  state: TrexlandsState,
  { owner, card, coins }: FaceDown,
  { doubts }: Pick<Dealer, 'doubts'>,
): { readonly doubt: number; readonly worth: number } {
  const possible = card === null ? unseenOf(state, owner) : [tribuKindOf(card)];
  const weighed = possible.map((kind) => {
    const value = valueOf(kind);
    return { kind, isBluff: value > coins, weight: value > coins ? doubts : value === coins ? 1 : OVERPAID };
  });
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const bluffs = weighed.filter(({ isBluff }) => isBluff);
  const bluffed = bluffs.reduce((sum, { weight }) => sum + weight, 0);
  if (bluffed === 0 || all === 0) return { doubt: 0, worth: 0 };
  const worth = bluffs.reduce((sum, { kind, weight }) => sum + weight * worthOfKind(kind), 0) / bluffed;
  return { doubt: bluffed / all, worth };
}

/** A card with more V on it than it costs is rarer than one paid for by so much. */
const OVERPAID = 0.05;

/** Private cards that have not been seen of a seat: all others lie in its Camp, in the Pit or as Posts. */
function unseenOf(state: TrexlandsState, owner: Seat): readonly TribuKind[] {
  const seen = new Set<string>([
    ...campOf(state, owner).cards.map(kindOf),
    ...state.pit.flatMap((id) => (id.startsWith(`${owner}-`) ? [id.slice(2)] : [])),
    ...state.terra.flatMap(({ post }) => (post?.owner === owner ? [tribuKindOf(post.card)] : [])),
    ...state.agenda.flatMap((act) => (act.type === 'card' && act.seat === owner ? [kindOf(act.card)] : [])),
  ]);
  return TRIBU_KINDS.filter((kind) => !seen.has(kind));
}

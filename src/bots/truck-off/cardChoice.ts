import type { ChooseCardsAction } from '#games/truck-off/actions.ts';
import { CARD_KINDS, type CardKind } from '#games/truck-off/cards.ts';
import { clockwiseFrom, playerOf, stillPlaying } from '#games/truck-off/queries.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import type { Chance } from '#sim/maths/chance.ts';
import type { Thinking, Thought } from '../bot.ts';
import { cardsLeft, handOf, kindsIn, type Hand } from './hands.ts';
import { keptForMoney, worthOfHand } from './keeping.ts';
import type { Mind } from './mind.ts';
import { moneyAtEnd } from './pay.ts';
import { playedOut } from './playOut.ts';
import { reasonOf } from './reasons.ts';
import { greedily, guessed, surplusOf, type Surplus } from './selecting.ts';
import { sketchOf, withMoney, type Sketch } from './sketch.ts';
import { plainWorth, roundsAfter } from './worth.ts';

type Kinds = readonly CardKind[];

/** The cards of this round: those that are worth more now than kept. */
export function* chooseCards(
  view: TruckOffState,
  seat: number,
  mind: Mind,
  chance: Chance,
): Thinking<Thought<ChooseCardsAction>> {
  const hand = without(handOf(playerOf(view, seat).hand), mind.never);
  if (mind.samples.cards === 0) return selecting(seat, atSight(view, seat, hand, mind, chance));
  const cards = yield* byTrying(view, seat, hand, mind, chance);
  return selecting(seat, cards);
}

const without = (hand: Hand, never: CardKind | undefined): Hand =>
  new Map([...hand].map(([kind, copies]) => [kind, kind === never ? 0 : copies]));

function selecting(seat: number, kinds: Kinds): Thought<ChooseCardsAction> {
  const cards = kinds.toSorted((a, b) => CARD_KINDS.indexOf(a) - CARD_KINDS.indexOf(b));
  const [card] = kinds;
  const reason = card === undefined ? reasonOf('no-cards') : reasonOf('cards', { count: cards.length, card });
  return { move: { do: 'cards', seat, cards }, reason };
}

/** As if nobody else played a card. */
function atSight(view: TruckOffState, seat: number, hand: Hand, mind: Mind, chance: Chance): Kinds {
  const rounds = roundsAfter(view);
  const off = new Map(CARD_KINDS.map((kind) => [kind, 1 + mind.blur * (2 * chance() - 1)]));
  const price = (kind: CardKind): number => mind.keeping(kind, rounds) * (off.get(kind) ?? 1);
  return greedily(sketchOf(view), seat, hand, mind.worth(view), price).map(({ play }) => play.kind);
}

/** Every set of cards that may be good, each tried against the same guesses of what rivals have selected. */
function* byTrying(view: TruckOffState, seat: number, hand: Hand, mind: Mind, chance: Chance): Thinking<Kinds> {
  const rounds = roundsAfter(view);
  const [sketch, worth] = [sketchOf(view), mind.worth(view)];
  const rivals = stillPlaying(view).filter((one) => one !== seat);
  const hands = new Map(rivals.map((rival) => [rival, cardsLeft(view, rival)]));
  const surplus = new Map(rivals.map((rival) => [rival, surplusAt(view, sketch, rival, hands.get(rival))]));
  const sets = setsOf(view, sketch, seat, hand, mind);
  const sums = sets.map(() => 0);
  for (let i = 0; i < mind.samples.cards; i += 1) {
    const guess = view.players.map((_, s) => guessed(surplus.get(s) ?? [], hands.get(s) ?? new Map(), null, chance));
    const kept = rivals.reduce<Sketch>((so, rival) => withMoney(so, rival, keptBy(hands.get(rival), rounds)), sketch);
    for (const [n, set] of sets.entries()) {
      const price = set.reduce((sum, kind) => sum + mind.keeping(kind, rounds), 0);
      const outlook = {
        sketch: withMoney(kept, seat, worthOfHand(hand, mind.keeping, rounds) - price),
        selected: guess.map((kinds, s) => (s === seat ? set : kinds)),
        order: clockwiseFrom(view, view.first),
      };
      sums[n] = (sums[n] ?? 0) + worth(moneyAtEnd(playedOut(outlook, worth, chance)), seat);
    }
    yield;
  }
  const best = sums.indexOf(Math.max(...sums));
  return sets[best] ?? [];
}

const keptBy = (hand: Hand | undefined, rounds: number): number => worthOfHand(hand ?? new Map(), keptForMoney, rounds);

const surplusAt = (view: TruckOffState, sketch: Sketch, rival: number, hand: Hand = new Map()): readonly Surplus[] =>
  surplusOf(sketch, rival, hand, plainWorth(view), keptForMoney, roundsAfter(view));

/** House values: kinds that are tried together, the best ones at first sight. */
const IN_PAIRS = 4;
const SINGLES = 6;

/** None, kinds alone, the best in pairs and threes, and what follows a payout made at once. */
function setsOf(view: TruckOffState, sketch: Sketch, seat: number, hand: Hand, mind: Mind): readonly Kinds[] {
  const all = surplusOf(sketch, seat, hand, plainWorth(view), mind.keeping, roundsAfter(view));
  const kinds = all.toSorted((a, b) => b.surplus - a.surplus).map(({ kind }) => kind);
  const best = kinds.slice(0, IN_PAIRS);
  const pairs = best.flatMap((a, i) => best.slice(i + 1).map((b) => [a, b]));
  const twice = best.filter((kind) => (hand.get(kind) ?? 0) > 1).map((kind) => [kind, kind]);
  const has = (kind: CardKind): boolean => kindsIn(hand).includes(kind);
  const after = has('trigger')
    ? (['place', 'move'] as const).filter(has).map((kind) => ['trigger', kind] as const)
    : [];
  const threes = best.length > 2 ? [best.slice(0, 3)] : [];
  return [[], ...kinds.slice(0, SINGLES).map((kind) => [kind]), ...pairs, ...twice, ...threes, ...after];
}

import type { Counts } from '#engine/module/odds.ts';
import { CARD_KINDS, kindOf, type CardKind } from '#games/truck-off/cards.ts';
import type { TruckOffEvent } from '#games/truck-off/events.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import type { TruckOffTypes } from '#games/truck-off/truckOff.ts';
import { aroundFair, type Measure, type Ratio } from '../measure.ts';
import type { Step } from './byOdds.ts';
import { countsOf } from './figures.ts';
import { moneyAtEnd } from './pay.ts';
import { after } from './plays.ts';
import { NOWHERE, sketchOf } from './sketch.ts';

/** Points by which a place at the table may miss its share. */
const PLACE_POINTS = 0.05;
const BARRY = { from: 0.2, to: 0.45 } as const;
/** A card of which a smaller share is played is hardly ever worth it (house value). */
const PLAYED = 0.1;

/** A card's end in a match: of all cards of its kind so many were played, put away or kept. */
const FATES = ['played', 'discarded', 'kept'] as const;
/** By a card played: its player's own money, and against the mean of the others. */
const GAINS = ['earned', 'ahead'] as const;

/** Figures that the invented values and the money at the start are held against. */
export const BALANCE: Measure<TruckOffTypes> = {
  id: 'balance',
  countsOf(steps, end) {
    const seen = countsOf(
      steps.flatMap(({ events }) => events),
      end,
    );
    return [placeWon(steps, end), ...steps.map(gainOf), ...CARD_KINDS.map((kind) => seenOf(kind, seen))].reduce(added);
  },
  ratios: (seats) => [
    ...Array.from({ length: seats }, (_, i) => ({
      name: `place ${i + 1} wins, of matches that a player wins`,
      count: `won at place ${i + 1}`,
      of: 'won by a player',
      bar: aroundFair(seats, PLACE_POINTS),
    })),
    ...(seats === 2 ? [{ name: 'Barry wins', count: 'won by Barry', bar: BARRY }] : []),
    ...CARD_KINDS.flatMap(ratiosOf),
  ],
};

const ratiosOf = (kind: CardKind): readonly Ratio[] => [
  ...FATES.map((fate) => ({
    name: `${kind} is ${fate}`,
    count: `${fate} ${kind}`,
    of: `seen ${kind}`,
    ...(fate === 'played' && { bar: { from: PLAYED } }),
  })),
  ...GAINS.map((gain): Ratio => ({
    name: `hundredths of $ ${gain} by ${kind}`,
    count: `${gain} ${kind}`,
    of: `played ${kind}`,
    isMean: true,
  })),
];

const seenOf = (kind: CardKind, counts: Counts): Counts => ({
  [`seen ${kind}`]: FATES.reduce((sum, fate) => sum + (counts[`${fate} ${kind}`] ?? 0), 0),
});

/** The winner's place, from the seat that was the first player of the first round. */
function placeWon([begun]: readonly Step[], { outcome, seats }: TruckOffState): Counts {
  const [winner] = outcome?.winners ?? [];
  if (winner === undefined || begun === undefined) return {};
  return { 'won by a player': 1, [`won at place ${((winner - begun.before.first + seats) % seats) + 1}`]: 1 };
}

const CENTS = 100;

/** Dollars by which a card moved what all are to have: its player's own, and against the mean of the others. */
function gainOf({ before, events }: Step): Counts {
  const executed = events.find((event): event is Executed => event.type === 'executed');
  if (executed === undefined) return {};
  const { seat, card, target } = executed;
  const sketch = sketchOf(before);
  const kind = kindOf(card);
  const truck = target.truck === null ? NOWHERE : before.trucks.findIndex(({ id }) => id === target.truck);
  const venue = target.venue === null ? NOWHERE : sketch.sides.indexOf(target.venue);
  const [was, is] = [moneyAtEnd(sketch), moneyAtEnd(after(sketch, { kind, truck, venue }))];
  const more = is.map((money, owner) => money - (was[owner] ?? 0));
  const own = more[seat] ?? 0;
  const others = more.reduce((sum, money) => sum + money, 0) - own;
  return {
    [`earned ${kind}`]: Math.round(CENTS * own),
    [`ahead ${kind}`]: Math.round(CENTS * (own - others / (more.length - 1))),
  };
}

type Executed = Extract<TruckOffEvent, { readonly type: 'executed' }>;

function added(a: Counts, b: Counts): Counts {
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(keys.map((key) => [key, (a[key] ?? 0) + (b[key] ?? 0)]));
}

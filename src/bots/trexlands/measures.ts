import { CAPTAINS } from '#games/trexlands/captains.ts';
import { CARD_KINDS } from '#games/trexlands/cards/kinds.ts';
import { headStartOf } from '#games/trexlands/headStart.ts';
import { campOf } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { TrexlandsTypes } from '#games/trexlands/trexlands.ts';
import { seat, type Seat } from '#sim/ids.ts';
import { aroundFair, type Measure, type Ratio } from '../measure.ts';
import { figuresOf } from './figures.ts';

/** TX-71: points by which a rank or a Captain may miss its share. */
const RANK_POINTS = 0.06;
const CAPTAIN_POINTS = 0.06;
/** TX-71: the fewest battles a match, by the number of players. */
const BATTLES: Readonly<Record<number, number>> = { 2: 3, 3: 5, 4: 6 };
const FULL_MARKETS = 0.8; // TX-66
const PLAYED = 0.1;
const LIMIT = 0.02;
const TIES = 0.25;

/** The figures that the house values are held against (TX-66, TX-71). */
export const BALANCE: Measure<TrexlandsTypes> = {
  id: 'balance',
  countsOf(steps, end) {
    const { bought, played } = figuresOf(
      steps.flatMap(({ events }) => events),
      end,
    );
    return Object.fromEntries(bought.filter((kind) => played.includes(kind)).map((kind) => [`used ${kind}`, 1]));
  },
  ratios: (seats) => [
    ...Array.from({ length: seats }, (_, i) => ({
      name: `rank ${i + 1} wins`,
      count: `won as rank ${i + 1}`,
      bar: aroundFair(seats, RANK_POINTS),
    })),
    { name: 'battles a match', count: 'battles', isMean: true, bar: { from: BATTLES[seats] ?? 0 } },
    ...CAPTAINS.map((captain) => ({
      name: `the Captain ${captain} wins`,
      count: `won with ${captain}`,
      of: `had ${captain}`,
      bar: aroundFair(seats, CAPTAIN_POINTS),
    })),
    ...CARD_KINDS.map(cardPlayed),
    {
      name: 'cycles whose market deals four cards',
      count: 'full markets',
      of: 'markets',
      bar: { from: FULL_MARKETS },
    },
    { name: 'matches that reach the cycle limit', count: 'by cycle-limit', bar: { to: LIMIT } },
    { name: 'matches that a tie roll decides', count: 'by tie-roll', bar: { to: TIES } },
  ],
};

const cardPlayed = (kind: string): Ratio => ({
  name: `${kind} is played where it was bought`,
  count: `used ${kind}`,
  of: `bought ${kind}`,
  bar: { from: PLAYED },
});

const WON = 'won with the head start';
const AHEAD = 'X ahead with the head start';
const AHEAD_SQUARED = `${AHEAD}, squared`;

/** The gain of the seat that has the most V at the start; the first seat where nobody has any. */
export const HEAD_START: Measure<TrexlandsTypes> = {
  id: 'head-start',
  countsOf(_steps, end) {
    const given = seatWithMost(end);
    const rivals = end.camps.filter((camp) => camp.seat !== given).map(({ x }) => x);
    const ahead = campOf(end, given).x - Math.max(...rivals);
    return {
      [WON]: end.outcome?.winners.includes(given) === true ? 1 : 0,
      [AHEAD]: ahead,
      [AHEAD_SQUARED]: ahead * ahead,
    };
  },
  ratios: () => [
    { name: 'that seat wins', count: WON },
    { name: 'X ahead of its best rival', count: AHEAD, isMean: true },
  ],
};

function seatWithMost({ camps, options }: TrexlandsState): Seat {
  const coins = camps.map((camp) => headStartOf(options, camp.seat));
  return seat(coins.indexOf(Math.max(...coins)));
}

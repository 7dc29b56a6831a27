import { describe, expect, it } from 'vitest';
import { kindOf } from '#games/truck-off/cards.ts';
import { advance } from '#games/truck-off/advance.ts';
import { answerOf } from '#games/truck-off/scenario/answer.ts';
import { positionOf } from '#games/truck-off/scenario/position.ts';
import { positionSchema, type PositionInput } from '#games/truck-off/scenario/schema.ts';
import type { TruckOffOptions } from '#games/truck-off/options.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { truckOff } from '#games/truck-off/truckOff.ts';
import { seeds } from '../../effort.ts';
import { planOf, playMatch } from './randomMatch.ts';
import { must } from './support.ts';

const IN_ORDER = { integer: (min: number) => min };

/**
 * The position as a file has it; null for one between two that a file can have, to which its commands lead: some have
 * selected, or dice of a card or a tie have still to be thrown.
 */
function written(state: TruckOffState): PositionInput | null {
  const { seats, round, first, players, barry, conceded, phase, roll } = state;
  if (phase.name === 'roll' ? phase.again || (roll?.dice.read.length ?? 0) > 0 : roll !== null && phase.name !== 'tie')
    return null;
  if (players.some(({ decided }) => decided) || (roll?.dice.read.length ?? 0) > 0) return null;
  const isTwo = seats === 2;
  const answer = answerOf(state, [], null);
  const fixed = phase.name === 'roll' ? new Set(state.venues.map(({ sides }) => sides)) : new Set<number>();
  return {
    seats,
    phase: phase.name,
    round,
    first,
    ...(phase.name === 'execute' ? { turn: phase.turn } : {}),
    venues: answer.venues.map(({ die, ...venue }) => ({
      ...venue,
      ...(die === null || fixed.has(venue.venue) ? {} : { die }),
    })),
    doubles: answer.doubles,
    money: answer.money,
    ...(barry === null ? {} : { barry }),
    ...(isTwo ? { grid: answer.grid } : { hands: answer.hands, chosen: answer.chosen }),
    specials: (state.specials?.pile ?? []).flatMap((special) => special ?? []),
    conceded: [...conceded],
    ...(phase.name === 'tie' ? { tied: answer.tied as NonNullable<PositionInput['tied']> } : {}),
  };
}

/** With the two kinds that are out, which a file has to say. */
function withPair(state: TruckOffState): TruckOffOptions {
  const kinds = state.out.filter((card) => card.startsWith('0-')).map(kindOf);
  const [a, b] = kinds;
  return state.seats === 2 || a === undefined || b === undefined
    ? state.options
    : { ...state.options, discards: [a, b] };
}

/** Of a hand there are too many selections to compare each; the hand is compared. */
const legalIn = (state: TruckOffState) =>
  state.phase.name === 'cards' ? [] : truckOff.asked(state).map((seat) => truckOff.legal(state, seat).actions);

describe('every position of a match', () => {
  it('can be written, is read again as it was, and goes on the same', () => {
    const seen = new Map<string, number>();
    for (const seed of seeds(5, 400)) {
      playMatch(planOf(seed), ({ state }) => {
        const position = state.outcome === null ? written(state) : null;
        if (position === null) return;
        const read = positionOf(withPair(state), positionSchema.parse(position));
        if (!read.ok) throw new Error(`seed ${seed}, ${JSON.stringify(position)}: ${read.fault.message}`);
        const again = advance(read.value, IN_ORDER).state;
        expect([seed, answerOf(again, [], null)]).toEqual([seed, answerOf(state, [], null)]);
        expect([seed, legalIn(again)]).toEqual([seed, legalIn(state)]);
        seen.set(position.phase, (seen.get(position.phase) ?? 0) + 1);
      });
    }
    // ties are rare
    expect([...seen.keys()]).toEqual(expect.arrayContaining(['cards', 'execute', 'pick', 'roll', 'trucks']));
  });

  it('of whose last card is to come pays in a file as it does in the match', () => {
    let paid = 0;
    for (const seed of seeds(20, 400)) {
      playMatch(planOf(seed), ({ before, action, events, state }) => {
        const position = written(before);
        const isLast = events.some(({ type }) => type === 'round-ended') && action.do === 'discard';
        if (position === null || !isLast) return;
        const away = before.phase.name === 'pick' ? { grid: withoutPicked(before, action.card) } : { chosen: [] };
        const { turn: _, ...due } = position;
        const read = positionOf(withPair(before), positionSchema.parse({ ...due, ...away, phase: 'payout' }));
        const answer = answerOf(...told(advance(must(read), IN_ORDER)));
        const expected = answerOf(state, events, null);
        expect([seed, answer.payouts, answer.money, answer.barry, answer.winner]).toEqual([
          seed,
          expected.payouts,
          expected.money,
          expected.barry,
          expected.winner,
        ]);
        paid += 1;
      });
    }
    expect(paid).toBeGreaterThan(5);
  });
});

const told = ({ state, events }: ReturnType<typeof advance>): Parameters<typeof answerOf> => [state, events, null];

/** The rows after a card of the grid is gone. */
function withoutPicked(state: TruckOffState, slot: string): PositionInput['grid'] {
  const { grid } = answerOf(state, [], null);
  const [row, place] = [Number(slot[1]) - 1, Number(slot[3]) - 1];
  const rows = grid.map((line, i) =>
    line
      .split(' ')
      .map((word, j) => (i === row && j === place ? '.' : word))
      .join(' '),
  );
  return rows;
}

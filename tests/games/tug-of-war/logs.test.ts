import { describe, expect, it } from 'vitest';
import { positionOf } from '#games/tug-of-war/scenario/position.ts';
import { positionSchema } from '#games/tug-of-war/scenario/schema.ts';
import { optionsSchema } from '#games/tug-of-war/matchSchema.ts';
import { STANDARD_OPTIONS } from '#games/tug-of-war/options.ts';
import { modulesOf, machineOf } from '#games/tug-of-war/state.ts';
import logs from './logs.json' with { type: 'json' };
import { must, say } from './support.ts';

/** Whole matches, line by line, and how they ended: half of them anything that is legal, half of them greedy. */
describe('40 match logs', () => {
  it('there are 40, of both sets', () => {
    expect(logs).toHaveLength(40);
    expect(new Set(logs.map(({ options }) => options.set)).size).toBe(2);
    expect(new Set(logs.map(({ by }) => by)).size).toBeGreaterThan(1);
  });

  it.each(logs.map((log, i) => [i, log] as const))('match %i ends as it did', (_, { options, lines, ...end }) => {
    const start = must(positionOf({ ...STANDARD_OPTIONS, ...optionsSchema.parse(options) }, positionSchema.parse({})));
    const { state } = say(start, ...lines);
    expect({
      winner: state.outcome?.winner,
      by: state.outcome?.by,
      turns: state.turn,
      hands: state.hands.map((hand) => hand.join(' ')),
      points: modulesOf(state)
        .map((id) => `${id} ${machineOf(state, id).points.join('-')}`)
        .join(', '),
    }).toEqual(end);
  });
});

import { describe } from 'vitest';
import { readScenario } from '../../../../src/engine/scenario/read.ts';
import { scenarioOf } from '../../../../src/games/truck-off/scenario/scenarios.ts';
import type { Scenario } from '../../../../src/games/truck-off/scenario/schema.ts';
import type { Result } from '../../../../src/sim/result.ts';
import { neverThrows } from '../../../engine/files/fuzz.ts';

const thrown = { quaternion: [0, 0, 0, 1], velocityMmS: [300, 0, 100], spinDegS: [900, 700, 900] };

/** Everything that a file can have. */
const EXAMPLE = {
  format: 'tumbletop/scenario',
  version: 1,
  game: 'truck-off',
  title: 'two dice',
  surface: { friction: 0.5, restitution: 0.2 },
  dice: [
    { id: 'd6-1', die: 'd6' },
    { id: 'd20', die: 'd20' },
  ],
  actions: [
    {
      do: 'dice-roll',
      throws: [
        { die: 'd6-1', atMm: [0, 150, 0], ...thrown },
        { die: 'd20', atMm: [60, 150, 0], ...thrown },
      ],
    },
  ],
  expect: [
    {
      ticks: { atLeast: 10 },
      rulings: [{ piece: 'd20', face: { not: null }, code: 'read', atMm: [0, { atMost: 9 }, 0], within: 1 }],
    },
  ],
};

function parse(text: string): Result<Scenario> {
  const read = readScenario(text);
  return read.ok ? scenarioOf(read.value) : read;
}

describe('the reader of scenarios of dice never throws and says one sentence', () => {
  neverThrows({ parse, make: (scenario: Scenario) => JSON.stringify(scenario) }, EXAMPLE);
});

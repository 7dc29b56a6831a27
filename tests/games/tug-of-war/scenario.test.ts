import { describe, expect, it } from 'vitest';
import { unmetOf } from '../../../src/engine/scenario/expect.ts';
import { expectScenario } from '../../../src/engine/scenario/read.ts';
import { scenarios } from '../../../src/games/tug-of-war/scenario/scenarios.ts';
import { judgementSchema } from '../../../src/games/tug-of-war/scenario/schema.ts';
import { must } from './support.ts';

const EXAMPLE = {
  format: 'tumbletop/scenario',
  version: 1,
  game: 'tug-of-war',
  title: 'a point at the clock releases the conkers',
  position: { hands: [[1, 3], [1]], clock: { filled: 5 }, conker: { heights: [2, 4] } },
  actions: [
    { seat: 0, command: 'clock 3 1' },
    { seat: 0, command: 'clock 3' },
  ],
  expect: [
    { legal: false, refused: 'scored-earlier' },
    {
      legal: true,
      gained: ['2', '1'],
      hands: ['1 2', '1 1'],
      points: 'rope 0-0, race 0-0, collation 0-0, clock 1-0, path 0-0, conker 0-1, tower 0-0',
      blocked: 'clock',
      winner: null,
      rulings: [{ clause: 'TW-46', code: 'clock-point' }, { clause: 'TW-61' }],
    },
  ],
};

const GREY = Array.from({ length: 8 }, () => '........');

async function played(file: object) {
  const scenario = must(scenarios(must(expectScenario(file))));
  const steps = scenario.play();
  let step = await steps.next();
  while (!step.done) step = await steps.next();
  return { scenario, ...must(step.value) };
}

const refusedAt = (change: object): string | undefined => {
  const read = scenarios(must(expectScenario({ ...EXAMPLE, ...change })));
  return read.ok ? undefined : read.fault.path;
};

describe('scenarios', () => {
  it('are played, and held against what was expected', async () => {
    const { scenario, judgement } = await played(EXAMPLE);
    expect(unmetOf(scenario.expect, judgement)).toEqual([]);
    expect(judgementSchema.safeParse(judgement).success).toBe(true);
  });

  it('say what is not as expected', async () => {
    const [, second] = EXAMPLE.expect;
    const { scenario, judgement } = await played({ ...EXAMPLE, expect: [{}, { ...second, hands: ['1 2', '1'] }] });
    expect(unmetOf(scenario.expect, judgement)).toMatchObject([{ path: '$.expect[1].hands[1]', found: '1 1' }]);
  });

  it('are told, command by command, with every reward', async () => {
    const { lines } = await played(EXAMPLE);
    const same = (text: string): string => text;
    const told = lines({ good: same, bad: same, faint: same });
    expect(told).toContain('1. seat 0: clock 3 1');
    expect(told).toContain('   refused: scored-earlier');
    expect(told).toContain('   Seat 1 gains a 1: the point on the Conker (TW-61).');
  });

  it('take a module as it was won', async () => {
    const tiles = GREY.map(() => 'r.......');
    const { judgement } = await played({
      ...EXAMPLE,
      position: { ...EXAMPLE.position, path: { tiles, points: [2, 0], wonBy: 0 } },
      expect: [],
    });
    expect(judgement.actions[1]).toMatchObject({ legal: true });
  });

  it.each([
    ['a command that is none', { actions: [{ seat: 0, command: 'clock 7' }] }, '$.actions[0].command'],
    ['a module of the other set', { position: { maze: { row: 4, col: 4 } } }, '$.position.maze'],
    ['a last module of the other set', { position: { last: ['maze', null] } }, '$.position.last[0]'],
    ['a pile that is empty', { position: { collation: { taken: [12, 13] } } }, '$.position.collation.taken'],
    ['a rope at its end', { position: { rope: { pulled: 18 } } }, '$.position.rope.pulled'],
    ['tiles that are too few', { position: { path: { tiles: ['........'] } } }, '$.position.path.tiles'],
    ['six cards', { position: { hands: [[1, 1, 1, 1, 1, 1], [1]] } }, '$.position.hands[0]'],
    ['points that have won', { position: { rope: { pulled: 0, points: [2, 0] } } }, '$.position.rope.points'],
    [
      'items in the Death Match',
      { options: { set: 'death', items: { starter: 1 } }, position: {} },
      '$.options.items.starter',
    ],
    [
      'the square in an end zone',
      { options: { set: 'death' }, position: { maze: { row: 0, col: 6 } } },
      '$.position.maze',
    ],
    ['no action', { actions: [] }, '$.actions'],
    ['more expectations than actions', { expect: [{}, {}, {}] }, '$.expect[2]'],
    [
      'a bout of Collation that is decided',
      { position: { collation: { taken: [13, 7] } } },
      '$.position.collation.taken',
    ],
    ['a tower that has won by its lights', { position: { tower: { heights: [14, 0] } } }, '$.position.tower.heights'],
    [
      'a rope of fixed length that is pulled too far',
      { options: { rope: 'fixed-length' }, position: { rope: { pulled: -9 } } },
      '$.position.rope.pulled',
    ],
    [
      'points of the Path that have won',
      { position: { path: { tiles: GREY, points: [0, 2] } } },
      '$.position.path.points',
    ],
    [
      'a module that is won without its points',
      { position: { rope: { pulled: 0, points: [0, 1], wonBy: 0 } } },
      '$.position.rope.points',
    ],
    [
      'three modules of one player',
      {
        position: {
          rope: { pulled: 0, wonBy: 0 },
          race: { at: [0, 0], wonBy: 0 },
          clock: { filled: 0, wonBy: 0 },
        },
      },
      '$.position',
    ],
    ['a player to move without a card', { position: { hands: [[], [1]] } }, '$.position.hands[0]'],
  ])('refused: %s', (_, change, path) => {
    expect(refusedAt(change)).toBe(path);
  });
});

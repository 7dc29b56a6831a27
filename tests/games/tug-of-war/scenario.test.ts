import { describe, expect, it } from 'vitest';
import { unmetAtOnce, unmetOf } from '#engine/scenario/expect.ts';
import { expectScenario } from '#engine/scenario/read.ts';
import { scenarios } from '#games/tug-of-war/scenario/scenarios.ts';
import { judgementSchema } from '#games/tug-of-war/scenario/schema.ts';
import { neverSurprisesAnybody } from '../../engine/positionScenario/fuzz.ts';
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

  it('TW-13: say of the position itself which modules are blocked', async () => {
    const { scenario, judgement, lines } = await played({
      ...EXAMPLE,
      position: { last: ['rope', 'tower'] },
      actions: [],
      expectAtOnce: { blocked: 'rope tower', hands: ['1 1 1', { not: '1 1 1' }], discards: [0, { atMost: 0 }] },
      expect: [],
    });
    expect(unmetAtOnce(scenario.expectAtOnce, judgement.atOnce)).toEqual([]);
    const same = (text: string): string => text;
    expect(lines({ good: same, bad: same, faint: same })).toEqual([
      'At once:',
      '   Blocked for whoever is asked: rope and tower.',
    ]);
  });

  it('TW-09, TW-10: take a hand with too many cards, the active seat’s first', async () => {
    const { judgement } = await played({
      ...EXAMPLE,
      position: {
        phase: 'discard',
        active: 1,
        hands: [
          [1, 1, 1, 2, 3, 4, 5],
          [1, 2, 3, 4, 5, 5],
        ],
      },
      actions: [
        { seat: 0, command: 'discard 1 1' },
        { seat: 1, command: 'discard 1' },
        { seat: 0, command: 'discard 1 1' },
      ],
      expect: [],
    });
    expect(judgement.atOnce).toMatchObject({ discards: [2, 1] });
    expect(judgement.actions).toMatchObject([
      { refused: 'not-your-turn' },
      { discards: [2, 0] },
      { hands: ['1 2 3 4 5', '2 3 4 5 5'], rulings: [{ clause: 'TW-09' }, { code: 'turn-began' }] },
    ]);
  });

  it('TW-20: take what is left of the clocks', async () => {
    const { judgement } = await played({
      ...EXAMPLE,
      options: { clock: true },
      position: { ...EXAMPLE.position, clocks: { reserveMs: [5000, 600_000], spentMs: 120_000 } },
      actions: [
        { seat: 0, command: 'clock 3 after 6000' },
        { seat: 0, command: 'time 5000' },
      ],
      expect: [],
    });
    expect(judgement.actions).toMatchObject([{ refused: 'too-late' }, { winner: 1 }]);
  });

  it('TW-23: take a match in which nobody goes first yet', async () => {
    const file = { ...EXAMPLE, expect: [], actions: [{ seat: 1, command: 'first rival' }] };
    const items = { starter: 1, conkerStart: null, blockMove: null };
    const final = await played({ ...file, options: { items }, position: { phase: 'first' } });
    expect(final.judgement.actions).toMatchObject([{ hands: ['1 1 1', '1 1 2'], rulings: [{ clause: 'TW-23' }, {}] }]);
    const death = await played({ ...file, options: { set: 'death' }, position: { phase: 'first', active: 1 } });
    expect(death.judgement.actions).toMatchObject([{ hands: ['1 1 1', '1 1 2'] }]);
  });

  it('TW-69: take a Block Move that is spent', async () => {
    const { judgement } = await played({
      ...EXAMPLE,
      options: { items: { starter: null, conkerStart: null, blockMove: 0 } },
      position: { ...EXAMPLE.position, blockMove: null },
      actions: [{ seat: 0, command: 'clock 3 block rope' }],
      expect: [],
    });
    expect(judgement.actions).toMatchObject([{ refused: 'no-block-move' }]);
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
    ['a track that is run to its end', { position: { race: { at: [13, 0] } } }, '$.position.race.at'],
    ['a clock that is full', { position: { clock: { filled: -8 } } }, '$.position.clock.filled'],
    ['more counters than there are', { position: { collation: { taken: [20, 20] } } }, '$.position.collation.taken'],
    ['nobody to discard', { position: { phase: 'discard' } }, '$.position.phase'],
    ['nobody to say who goes first', { position: { phase: 'first' } }, '$.position.phase'],
    [
      'cards before anybody goes first',
      { options: { set: 'death' }, position: { phase: 'first', hands: [[1], [1]] } },
      '$.position.hands',
    ],
    [
      'a module that was used before anybody goes first',
      { options: { set: 'death' }, position: { phase: 'first', last: ['rope', null] } },
      '$.position.last[0]',
    ],
    ['clocks that the options do not have', { position: { clocks: { reserveMs: [1, 1] } } }, '$.position.clocks'],
    [
      'a reserve larger than a match begins with',
      { options: { clock: true }, position: { clocks: { reserveMs: [1, 600_001] } } },
      '$.position.clocks.reserveMs[1]',
    ],
    [
      'a turn whose flag has fallen',
      { options: { clock: true }, position: { clocks: { reserveMs: [0, 0], spentMs: 120_000 } } },
      '$.position.clocks.spentMs',
    ],
    ['a Block Move of nobody', { position: { blockMove: 0 } }, '$.position.blockMove'],
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

describe('a scenario of a position never throws and is refused in one sentence', () => {
  neverSurprisesAnybody(scenarios, judgementSchema, [
    EXAMPLE,
    {
      ...EXAMPLE,
      options: { set: 'death', clock: true, advantage: null },
      position: {
        first: 1,
        active: 0,
        phase: 'discard',
        turn: 7,
        hands: [[1, 2, 3, 4, 5, 5], [1]],
        last: ['maze', 'rope'],
        maze: { row: 3, col: 3 },
        rope: { pulled: 18, points: [0, 2], wonBy: 1 },
        clocks: { reserveMs: [5000, 600_000], spentMs: 100 },
      },
      actions: [
        { seat: 0, command: 'discard 1 after 10' },
        { seat: 1, command: 'race 1' },
      ],
      expectAtOnce: { discards: [1, 0] },
      expect: [{ legal: true }, { blocked: 'race' }],
    },
  ]);
});

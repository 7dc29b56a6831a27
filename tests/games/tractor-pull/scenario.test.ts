import { describe, expect, it } from 'vitest';
import { unmetAtOnce, unmetOf } from '#engine/scenario/expect.ts';
import { expectScenario } from '#engine/scenario/read.ts';
import { scenarios } from '#games/tractor-pull/scenario/scenarios.ts';
import { judgementSchema } from '#games/tractor-pull/scenario/schema.ts';
import { neverSurprisesAnybody } from '../../engine/positionScenario/fuzz.ts';
import { must } from './support.ts';

const EXAMPLE = {
  format: 'tumbletop/scenario',
  version: 1,
  game: 'tractor-pull',
  title: 'a Pickup is ejected and flips a Sedan',
  position: { hands: ['scooter pickup van', 'go-kart sedan motorbike'], aside: 'tractor' },
  actions: [
    { seat: 0, command: 'deploy scooter pickup van' },
    { seat: 1, command: 'deploy go-kart sedan motorbike' },
    { seat: 0, command: 'resolve own-r1c1' },
    { seat: 0, command: 'resolve rival-r1c2' },
  ],
  expect: [
    { legal: true, phase: 'deploy' },
    {
      legal: true,
      phase: 'eject',
      rulings: [{ clause: 'TP-38' }, { code: 'singled-out' }, { clause: 'TP-17', code: 'ejected' }],
    },
    { legal: false, refused: 'bad-target' },
    {
      legal: true,
      field: [['scooter . van'], ['go-kart ~sedan motorbike']],
      totals: [
        [3, 4],
        [0, 0],
        [5, 4],
      ],
      phase: 'recruit',
      wins: [0, 0],
      winner: null,
    },
  ],
};

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
    const { scenario, judgement } = await played({ ...EXAMPLE, expect: [{ phase: 'eject' }] });
    expect(unmetOf(scenario.expect, judgement)).toMatchObject([{ path: '$.expect[0].phase', found: 'deploy' }]);
  });

  it('take how the wrench lies', async () => {
    const { judgement } = await played({
      ...EXAMPLE,
      position: { phase: 'spin' },
      actions: [{ seat: 0, command: 'spin', spun: { headingDeg: 90, turns: 4 } }],
      expect: [],
    });
    expect(judgement.actions[0]).toMatchObject({
      phase: 'location',
      rulings: [{ clause: 'TP-03' }, { clause: 'TP-32' }, { clause: 'TP-04', text: 'Seat 1 is red.' }],
    });
  });

  it('lay the same garage each time', async () => {
    const file = {
      ...EXAMPLE,
      position: { phase: 'location' },
      actions: [{ seat: 0, command: 'location swamp-a' }],
      expect: [],
    };
    const [one, other] = await Promise.all([played(file), played(file)]);
    expect(one.judgement).toEqual(other.judgement);
  });

  it('are told, command by command', async () => {
    const { lines } = await played(EXAMPLE);
    const same = (text: string): string => text;
    const told = lines({ good: same, bad: same, faint: same });
    expect(told).toContain('1. seat 0: deploy scooter pickup van');
    expect(told).toContain('   refused: bad-target');
    expect(told).toContain('   Pickup: Seat 1’s Sedan is turned face down.');
  });

  it('TP-24: tell a pull at once: rope by rope, and that the match is won', async () => {
    const { scenario, judgement } = await played({
      ...EXAMPLE,
      position: {
        phase: 'pull',
        field: [
          ['tractor pickup sedan', '. . go-kart'],
          ['sedan ~scooter+1 sedan', 'scooter . scooter'],
        ],
      },
      actions: [],
      expectAtOnce: {
        phase: 'award',
        wins: [1, 0],
        pull: {
          ropes: [
            { totals: [8, 9], winner: 1 },
            { totals: [7, 1], winner: 0 },
            { totals: [{ atLeast: 10 }, { atMost: 9 }], winner: { not: 1 } },
          ],
          points: [2, 1],
          compared: null,
          leadsTo: 'won',
          by: 'ropes',
        },
        rulings: [{ clause: 'TP-24', code: 'match-won' }, { not: { code: 'overtime' } }],
      },
      expect: [],
    });
    expect(unmetAtOnce(scenario.expectAtOnce, judgement.atOnce)).toEqual([]);
    expect(judgementSchema.safeParse(judgement).success).toBe(true);
  });

  const TIE = ['van . .', '. . .', '. . .'];

  it('TP-25: tell that a tied pull leads to overtime, and then the pull of overtime', async () => {
    const { judgement } = await played({
      ...EXAMPLE,
      position: { phase: 'pull', hands: ['van sedan scooter', 'van sedan go-kart'], field: [TIE, TIE] },
      options: { overtimeEject: false },
      actions: [
        { seat: 0, command: 'deploy scooter van sedan' },
        { seat: 1, command: 'deploy go-kart van sedan' },
      ],
      expect: [],
    });
    expect(judgement).toMatchObject({
      atOnce: { phase: 'deploy', pull: { points: [0, 0], leadsTo: 'overtime', winner: null, by: null } },
      actions: [{ pull: null }, { pull: { leadsTo: 'won', winner: 1, by: 'overtime', points: [0, 1] } }],
    });
  });

  it('TP-26, TP-27: tell the vehicles that are compared after overtime, and that the wrench is to decide', async () => {
    const atOnceOf = async (field: readonly (readonly string[])[]) =>
      (await played({ ...EXAMPLE, position: { phase: 'pull', wave: 4, field }, actions: [], expect: [] })).judgement
        .atOnce;
    expect(await atOnceOf([['tractor . .'], ['. van .']])).toMatchObject({
      pull: { points: [1, 1], compared: { place: 1, strengths: [8, 5] }, leadsTo: 'won', winner: 0, by: 'strongest' },
    });
    expect(await atOnceOf([TIE, TIE])).toMatchObject({
      phase: 'spin',
      pull: { compared: null, leadsTo: 'wrench', winner: null, by: null },
    });
  });

  it('tell a pull to a person, and how the ropes stand', async () => {
    const { lines } = await played({
      ...EXAMPLE,
      position: { phase: 'pull', field: [['van . .'], []] },
      actions: [],
      expect: [],
    });
    const same = (text: string): string => text;
    expect(lines({ good: same, bad: same, faint: same })).toEqual([
      'At once:',
      '   Rope 1: 5 to 0, Seat 0; Rope 2: 0 to 0, tied; Rope 3: 0 to 0, tied: 1 to 0.',
      '   Seat 0 wins match 1, 1 to 0.',
      '   The ropes stand at 5 to 0, 0 to 0 and 0 to 0.',
    ]);
  });

  it('say what of the position itself is not as expected', async () => {
    const { scenario, judgement } = await played({ ...EXAMPLE, actions: [], expect: [], expectAtOnce: { supply: 14 } });
    expect(unmetAtOnce(scenario.expectAtOnce, judgement.atOnce)).toMatchObject([
      { path: '$.expectAtOnce.supply', expected: 14, found: 15 },
    ]);
  });

  it('take the garage, used locations and items, and what is drawn next', async () => {
    const { judgement } = await played({
      ...EXAMPLE,
      position: {
        phase: 'recruit',
        wave: 3,
        match: 2,
        won: [0],
        visited: ['swamp'],
        spent: ['turbo'],
        garage: [...Array.from({ length: 8 }, () => '.'), 'van sedan', 'van van', 'sedan sedan', 'tractor tractor'],
      },
      actions: [
        { seat: 1, command: 'recruit c1p1' },
        { seat: 1, command: 'recruit c3p1' },
      ],
      expect: [],
    });
    expect(judgement.actions).toMatchObject([{ refused: 'no-pair' }, { hands: ['', 'van sedan'] }]);
  });

  it.each([
    ['a command that is none', { actions: [{ seat: 0, command: 'fly' }] }, '$.actions[0].command'],
    ['a spin without a wrench', { actions: [{ seat: 0, command: 'spin' }] }, '$.actions[0].spun'],
    [
      'a wrench without a spin',
      { actions: [{ seat: 0, command: 'pass', spun: { headingDeg: 1, turns: 3 } }] },
      '$.actions[0].spun',
    ],
    ['a class that there is not', { position: { hands: ['bus', ''] } }, '$.position.hands[0]'],
    ['five of a class', { position: { hands: ['van van van', 'van van'] } }, '$.position.hands[1]'],
    ['two places in a row', { position: { field: [['van .'], []] } }, '$.position.field[0][0]'],
    ['sixteen counters', { position: { wave: 2, field: [['van+9 van+7 .'], []] } }, '$.position.field'],
    [
      'a vehicle where the wave is to be deployed',
      { position: { field: [['van . .'], []] } },
      '$.position.field[0][0]',
    ],
    ['a match whose forerunners nobody won', { position: { match: 3 } }, '$.position.won'],
    ['a match after the game was won', { position: { match: 3, won: [0, 0] } }, '$.position.won'],
    ['recruiting in overtime', { position: { phase: 'recruit', wave: 4 } }, '$.position.wave'],
    [
      'a location where there is to be none',
      { options: { locations: false }, position: { location: 'swamp-a' } },
      '$.position.location',
    ],
    [
      'an item where there is to be none',
      { options: { items: false }, position: { items: [[], ['turbo']] } },
      '$.position.items',
    ],
    [
      'a character where there is to be none',
      { options: { characters: false }, position: { characters: [null, 'buck-a'] } },
      '$.position.characters[1]',
    ],
    ['more expectations than actions', { expect: [{}, {}, {}, {}, {}] }, '$.expect[4]'],
    ['an item twice', { position: { items: [['turbo'], ['turbo']] } }, '$.position.items'],
    [
      'an item where it does not go',
      { position: { installed: [{ seat: 0, item: 'turbo', spot: '1-row-1' }] } },
      '$.position.installed[0].spot',
    ],
    [
      'two items at a spot',
      {
        position: {
          installed: [
            { seat: 0, item: 'turbo', spot: '0-row-1' },
            { seat: 0, item: 'winch', spot: '0-row-1' },
          ],
        },
      },
      '$.position.installed',
    ],
    ['one character twice', { position: { characters: ['buck-a', 'buck-b'] } }, '$.position.characters[1]'],
    ['a match that is won already', { position: { won: [0] } }, '$.position.won'],
    ['a pull before the last wave', { position: { phase: 'pull', wave: 2 } }, '$.position.wave'],
    [
      'a spin for the colours of the second match',
      { position: { phase: 'spin', match: 2, won: [0] } },
      '$.position.match',
    ],
    [
      'a pair of one vehicle',
      { position: { garage: Array.from({ length: 12 }, () => 'van') } },
      '$.position.garage[0]',
    ],
    [
      'a garage of which too little was recruited',
      { position: { garage: [...Array.from({ length: 11 }, () => '.'), 'van van'] } },
      '$.position.garage',
    ],
    [
      'a garage before it is laid',
      { position: { phase: 'location', garage: Array.from({ length: 12 }, () => '.') } },
      '$.position.garage',
    ],
    ['a location of a match that there was not', { position: { visited: ['swamp'] } }, '$.position.visited[0]'],
    [
      'a location that was used',
      { position: { match: 2, won: [0], visited: ['swamp'], location: 'swamp-b' } },
      '$.position.visited[0]',
    ],
    [
      'an item that was used and is held',
      { position: { items: [['turbo'], []], spent: ['turbo'] } },
      '$.position.items',
    ],
    ['a bound that no number is within', { expect: [{ supply: { atLeast: 3, atMost: 2 } }] }, '$.expect[0].supply'],
    ['an expectation of nothing', { expect: [{ supplies: 3 }] }, '$.expect[0].supplies'],
  ])('refused: %s', (_, change, path) => {
    expect(refusedAt(change)).toBe(path);
  });
});

describe('a scenario of a position never throws and is refused in one sentence', () => {
  neverSurprisesAnybody(scenarios, judgementSchema, [
    EXAMPLE,
    {
      ...EXAMPLE,
      position: {
        phase: 'pull',
        match: 2,
        red: 1,
        wave: 3,
        won: [0],
        hands: ['van sedan scooter', 'van sedan go-kart'],
        field: [['van+1 . .'], ['van ~sedan .', '. tractor .']],
        characters: ['buck-a', 'dolly-b'],
        location: 'swamp-a',
        visited: ['quarry'],
        items: [['turbo'], []],
        installed: [{ seat: 0, item: 'winch', spot: '0-row-1' }],
        spent: ['pennant'],
        deck: ['sugar'],
      },
      actions: [{ seat: 0, command: 'award sugar' }],
      expectAtOnce: { pull: { points: [1, 1], leadsTo: 'overtime' } },
      expect: [{ wins: [1, 0] }],
    },
    {
      ...EXAMPLE,
      position: { phase: 'spin', match: 3, won: [0, 1] },
      actions: [{ seat: 1, command: 'spin', spun: { headingDeg: 90, turns: 4 } }],
      expect: [{ phase: 'location' }],
    },
  ]);
});

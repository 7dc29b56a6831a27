import { describe, expect, it } from 'vitest';
import { unmetOf } from '../../../src/engine/scenario/expect.ts';
import { expectScenario } from '../../../src/engine/scenario/read.ts';
import { scenarios } from '../../../src/games/tractor-pull/scenario/scenarios.ts';
import { judgementSchema } from '../../../src/games/tractor-pull/scenario/schema.ts';
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
    ['no action', { actions: [] }, '$.actions'],
  ])('refused: %s', (_, change, path) => {
    expect(refusedAt(change)).toBe(path);
  });
});

import { describe, expect, it } from 'vitest';
import {
  DEFAULT_DRAFT,
  gripOf,
  holdsFrom,
  optionsOf,
  planOf,
  surfaceOfDraft,
  withCoefficients,
  withRules,
  withSurface,
  withSteadiness,
  type Draft,
} from '#play/traction/form/draft.ts';
import { withColour, withName } from '#play/form/players.ts';
import { makeMatch, parseMatch, recordMatch } from '#games/traction/matchFile.ts';
import { OPTIONS_BY, STRICT_TOLERANCE } from '#games/traction/options.ts';
import { table } from '../app/frame/table.ts';

const planned = (change: Partial<Draft>) => {
  const plan = planOf({ ...DEFAULT_DRAFT, ...change });
  if (!plan.ok) throw new Error(plan.fault.message);
  return plan.value;
};

describe('the new-match form as it comes', () => {
  it('is a match of two by the rule text at the shortest distance on a surface that grips', () => {
    const { seats, setup } = planned({});
    expect(seats.map(({ name }) => name)).toEqual(['Blue', 'Vermilion']);
    expect(setup.options).toEqual(OPTIONS_BY.text);
    expect(planned(withRules(DEFAULT_DRAFT, 'tuned')).setup.options).toEqual(OPTIONS_BY.tuned);
    expect(setup.table).toEqual({ distanceMm: 381 });
    expect(gripOf(setup.surface.friction)).toBe('good');
  });

  it('keeps five players apart by colour and by name', () => {
    const { seats } = planned({ players: 5 });
    expect(new Set(seats.map(({ colour }) => colour)).size).toBe(5);
    expect(new Set(seats.map(({ name }) => name)).size).toBe(5);
  });
});

describe('pieces', () => {
  it.each([
    [{}, undefined],
    [{ filling: 'sand' }, 'sand'],
    [{ filling: 'own', fillingGCm3: 1.6 }, { densityGCm3: 1.6 }],
    [
      { filling: 'own', fillingGCm3: 1.6, fillingMm: 12.5 },
      { densityGCm3: 1.6, heightMm: 12.5 },
    ],
  ] as const)('of the form %j are filled with %j', (change, filling) => {
    const { options } = planned(change).setup;
    expect(options.filling).toEqual(filling);
    expect('filling' in options).toBe(filling !== undefined);
  });
});

describe('colours', () => {
  it('are swapped with whoever had them', () => {
    const swapped = withColour(DEFAULT_DRAFT, 0, 1);
    expect(swapped.seats.slice(0, 2)).toEqual([
      { name: 'Vermilion', colour: 1 },
      { name: 'Blue', colour: 0 },
    ]);
  });

  it('do not change a name that somebody gave', () => {
    const swapped = withColour(withName(DEFAULT_DRAFT, 0, 'Ann'), 0, 1);
    expect(swapped.seats[0]).toEqual({ name: 'Ann', colour: 1 });
  });
});

describe('handicaps', () => {
  it('are the player’s whatever the colour, and a usual hand is not written down', () => {
    const { seats } = planned(withColour(withSteadiness(DEFAULT_DRAFT, 1, 'shaky'), 1, 4));
    expect(seats.map(({ steadiness }) => steadiness)).toEqual([undefined, 'shaky']);
    expect(seats[0]).not.toHaveProperty('steadiness');
  });
});

describe('names', () => {
  it('are asked for', () => {
    expect(planOf(withName(DEFAULT_DRAFT, 1, '  '))).toMatchObject({
      ok: false,
      fault: { code: 'no-name', path: '$.seats[1].name' },
    });
  });

  it('are told apart whatever their capitals', () => {
    const twins = withName(withName(DEFAULT_DRAFT, 0, 'Ann'), 1, 'ann ');
    expect(planOf(twins)).toMatchObject({ ok: false, fault: { code: 'same-name', path: '$.seats[1].name' } });
  });

  it('with something hidden in them are refused by its code, and joined pictures are not', () => {
    const refused = planOf(withName(DEFAULT_DRAFT, 1, 'A\u2066nn'));
    expect(refused).toMatchObject({ ok: false, fault: { code: 'hidden-character', path: '$.seats[1].name' } });
    expect(refused.ok ? '' : refused.fault.message).toBe(
      'The name of player 2 has U+2066 as its character 2, which is not seen or turns the direction of writing: leave it out.',
    );
    expect(planOf(withName(DEFAULT_DRAFT, 1, 'Ann 👩‍🚀')).ok).toBe(true);
  });

  it('that are too long are never cut through the middle of a character', () => {
    const long = withName(DEFAULT_DRAFT, 1, `${'x'.repeat(39)}😀`);
    expect(long.seats[1]?.name).toBe('x'.repeat(39));
    expect(planOf(long).ok).toBe(true);
  });

  it('of players who do not play are nobody’s business', () => {
    expect(planOf(withName(DEFAULT_DRAFT, 4, '')).ok).toBe(true);
  });
});

describe('house rules', () => {
  it('may be the talk page’s ranges', () => {
    expect(optionsOf({ ...DEFAULT_DRAFT, rangesChoice: 'fast' }).ranges).toEqual([6, 3, 1]);
  });

  it('are strict, standard or anything between and beyond, to a hundredth', () => {
    expect(optionsOf({ ...DEFAULT_DRAFT, toleranceShare: 0 }).tolerance).toEqual(STRICT_TOLERANCE);
    expect(optionsOf({ ...DEFAULT_DRAFT, toleranceShare: 0.41 }).tolerance).toEqual({
      moveMm: 0.56,
      yawDeg: 1.12,
      pivotMm: 1,
    });
  });

  it('limit the turns to sixty', () => {
    expect(optionsOf({ ...DEFAULT_DRAFT, turnLimit: true }).turnLimit).toBe(60);
  });
});

describe('the surface', () => {
  it.each([
    [0.38, 'poor'],
    [0.39, 'poor'],
    [0.4, 'edge'],
    [0.45, 'good'],
    [0.9, 'good'],
  ] as const)('of coefficient %d is %s', (friction, grip) => {
    expect(gripOf(friction)).toBe(grip);
  });

  it('has to grip better for filled pieces, as the lab found', () => {
    const grips = (change: Partial<Draft>) => gripOf(0.43, holdsFrom({ ...DEFAULT_DRAFT, ...change }));
    expect([grips({}), grips({ filling: 'sand' }), grips({ filling: 'own' })]).toEqual(['edge', 'poor', 'poor']);
  });

  it('may be one of one’s own, quantised as files are', () => {
    expect(surfaceOfDraft({ ...DEFAULT_DRAFT, surfaceId: 'custom', friction: 0.617, restitution: 0.333 })).toEqual({
      id: 'custom',
      friction: 0.62,
      restitution: 0.33,
    });
  });
});

describe('a measured surface', () => {
  const oak = { name: 'oak table', friction: 0.443, restitution: 0.1, low: 0.41, high: 0.47 };

  it('is played on under its name', () => {
    expect(surfaceOfDraft(withSurface(DEFAULT_DRAFT, oak))).toEqual({
      id: 'custom',
      name: 'oak table',
      friction: 0.44,
      restitution: 0.1,
    });
  });

  it('is another, without a name, once a coefficient is changed', () => {
    const changed = withCoefficients(withSurface(DEFAULT_DRAFT, oak), { friction: 0.5 });
    expect(surfaceOfDraft(changed)).toEqual({ id: 'custom', friction: 0.5, restitution: 0.1 });
  });
});

describe('any plan', () => {
  const PLANS: readonly (readonly [string, Partial<Draft>])[] = [
    ['five players far apart', { players: 5, distanceIn: 36 }],
    ['half an inch more', { distanceIn: 15.5 }],
    ['a measured surface', { surfaceId: 'custom', surfaceName: 'oak table', friction: 0.44 }],
    ['a custom surface', { surfaceId: 'custom', friction: 0.41, restitution: 0.2 }],
    [
      'every house rule',
      {
        rangesChoice: 'custom',
        ownRanges: [8, 8, 8],
        piecesPerTurn: 6,
        starterOne: true,
        rockPaperScissors: true,
        turnLimit: true,
        toleranceShare: 2.35,
      },
    ],
  ];

  it.each(PLANS)('(%s) makes a match that its own file gives back exactly', async (_what, change) => {
    const { match } = await table(planned(change));
    const recording = recordMatch(match());
    expect(parseMatch(makeMatch(recording), recording.header.build)).toEqual({ ok: true, value: recording });
  });
});

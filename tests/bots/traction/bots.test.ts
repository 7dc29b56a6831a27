import { beforeAll, describe, expect, it } from 'vitest';
import { traction } from '#games/traction/traction.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { surfaceOf } from '#sim/surfaces.ts';
import { LEVELS } from '#bots/traction/levels.ts';
import { cases, inSoak, runs } from '../../effort.ts';
import { must, setupOf, started, withPieces } from '../../games/traction/support.ts';
import { moveIn, playMatch, type Level } from './support.ts';

let physics: Physics;
beforeAll(async () => void (physics = await loadPhysics()));

/** Small pieces of both a walk away from the rival's pad, the rest at home. */
const BOTH_NEAR = withPieces(started(), {
  '0-S1': { xMm: 105, zMm: -160, yawDeg: 0 },
  '1-S1': { xMm: -105, zMm: 160, yawDeg: 0 },
});

const PLAYED = cases<Level>(['steady'], LEVELS);

describe.each(LEVELS)('a %s bot', (level) => {
  it('walks on to the rival’s pad where it can', () => {
    const { move, reason } = moveIn(physics, level, BOTH_NEAR);
    expect(move).toMatchObject({ do: 'walk', piece: '0-S1' });
    expect(reason.code).toBe('win');
  });

  it('sets pieces upright before it walks', () => {
    const state = withPieces(started(), { '0-M1': { pose: 'flat' } });
    expect(moveIn(physics, level, state).move).toEqual({ do: 'right', pieces: ['0-M1'] });
  });

  it('tackles a rival that could win next', () => {
    const state = withPieces(started(), {
      '1-S1': { xMm: 0, zMm: 120, yawDeg: 0 },
      '0-L1': { xMm: 0, zMm: 160, yawDeg: 0 },
    });
    const { move, reason } = moveIn(physics, level, state);
    expect(move).toMatchObject({ do: 'tackle', piece: '0-L1' });
    expect(reason).toMatchObject({ code: 'tackle', about: { piece: '0-L1', victim: '1-S1' } });
  });

  // What draws their first move, and their match's, is the same code at each level.
  if (!PLAYED.includes(level)) return;

  it('does not open every match alike', () => {
    const first = new Set<string>();
    // No more of them than it takes to see a second one.
    for (let seed = 1; seed <= 6 && first.size < 2; seed += 1)
      first.add(JSON.stringify(moveIn(physics, level, started(), seed).move));
    expect(first.size).toBeGreaterThan(1);
  });

  it('plays the same moves again with the same seed', () => {
    const play = () => playMatch(physics, [level, 'careless'], 5, { most: runs(1, 6) });
    const { match, thoughts } = play();
    const again = play();
    expect(again.thoughts).toEqual(thoughts);
    expect(again.match.log.map(({ hash }) => hash)).toEqual(match.log.map(({ hash }) => hash));
  }, 240_000);
});

inSoak(() => {
  it.each(LEVELS)(
    'a %s bot plays to an end by moves that are all allowed',
    (level) => {
      const { match } = playMatch(physics, [level, 'careless'], 5);
      expect(traction.result(match.state)).not.toBeNull();
    },
    240_000,
  );
});

describe.each(['steady', 'keen'] as const)('a %s bot', (level) => {
  it('does not try on glass what its hand cannot do there', () => {
    const setup = { ...setupOf(), surface: must(surfaceOf('glass')) };
    const state = { ...started(), surface: setup.surface };
    expect(moveIn(physics, level, state).move).toEqual({ do: 'end-turn' });
  });
});

it('a careless bot tries it, and is penalised', () => {
  const setup = { ...setupOf({ turnLimit: 1 }), surface: must(surfaceOf('glass')) };
  const { match } = playMatch(physics, ['careless', 'careless'], 1, { setup });
  expect(match.log.flatMap(({ events }) => events.map(({ type }) => type))).toContain('illegal-move');
});

import { beforeAll, describe, expect, it } from 'vitest';
import { HINT } from '#bots/traction/levels.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { cases } from '../../effort.ts';
import { started, withPieces } from '../../games/traction/support.ts';
import { moveIn } from './support.ts';

let physics: Physics;
beforeAll(async () => void (physics = await loadPhysics()));

/** A small piece 134 mm from the rival’s pad; all others are more than 390 mm away. */
const ONE_AHEAD = withPieces(started(), { '0-S1': { xMm: 105, zMm: -70, yawDeg: 0 } });

describe('a hint for a turn of two pieces', () => {
  it('names the one first that is nearer to the pad, whatever the chance', () => {
    const named = cases([1], [1, 2, 4]).map((seed) => moveIn(physics, HINT, ONE_AHEAD, seed));
    expect(named.map(({ move }) => move)).toEqual(
      named.map(() => expect.objectContaining({ do: 'walk', piece: '0-S1' })),
    );
    expect(named.map(({ reason }) => reason.code)).toEqual(named.map(() => 'nearer'));
  });

  it('leaves a computer of the highest level as it was: it begins with either', () => {
    const pieces = [1, 3].map((seed) => moveIn(physics, 'keen', ONE_AHEAD, seed).move);
    expect(pieces).toMatchObject([{ piece: '0-S2' }, { piece: '0-S1' }]);
  });
});

describe('the reason of a hint', () => {
  it('says that a piece covers the own pad, where that is what it does', () => {
    // A rival's small piece may be at the pad in two turns; large ones cannot be at its pad for long.
    const all = withPieces(started(), { '1-S1': { xMm: 0, zMm: 60, yawDeg: 0 } });
    const few = ['0-L1', '0-L2', '1-S1', '1-L1'];
    const state = { ...all, pieces: all.pieces.filter(({ id }) => few.includes(id)) };
    const { move, reason } = moveIn(physics, HINT, state);
    expect(move).toMatchObject({ do: 'walk', piece: '0-L1' });
    expect(reason.code).toBe('guard');
  });
});

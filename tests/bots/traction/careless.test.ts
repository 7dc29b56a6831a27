import { beforeAll, describe, expect, it } from 'vitest';
import { chanceFor, seedRandom } from '#engine/random.ts';
import { PROPOSED_OPTIONS } from '#games/traction/options.ts';
import { seat } from '#sim/ids.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { thoughtOut } from '#bots/bot.ts';
import { botsBefore } from '#bots/traction/bots.ts';
import { trials } from '#bots/traction/trials.ts';
import { must, started, withPieces, type Move } from '../../games/traction/support.ts';
import { moveIn } from './support.ts';

let physics: Physics;
beforeAll(async () => void (physics = await loadPhysics()));

const thoughtIn = (moves: Readonly<Record<string, Move>>) => moveIn(physics, 'careless', withPieces(started(), moves));

/** A small piece of the rival's before the pad of the seat to move. */
const BEFORE_PAD = { '1-S1': { xMm: -60, zMm: 110, yawDeg: 0 } };

describe('a careless bot', () => {
  it('stands in the way of a piece before its own pad that it cannot tackle', () => {
    const { move, reason } = thoughtIn(BEFORE_PAD);
    expect(move).toMatchObject({ do: 'walk', piece: '0-L1' });
    expect(reason).toEqual({ code: 'in-the-way', about: { piece: '0-L1', rival: '1-S1' } });
  });

  it('runs on where a rival needs two turns to the pad: that is far', () => {
    expect(thoughtIn({ '1-S1': { xMm: 0, zMm: 60, yawDeg: 0 } }).reason.code).toBe('nearer');
  });

  it('wins with a piece that can, though another one is nearer to the pad', () => {
    const { move, reason } = thoughtIn({
      '0-L1': { xMm: 0, zMm: -140, yawDeg: 0 },
      '0-S1': { xMm: -100, zMm: -150, yawDeg: 0 },
    });
    expect([move, reason]).toMatchObject([{ do: 'walk', piece: '0-S1' }, { code: 'win' }]);
  });

  it('wins before it answers a rival that could', () => {
    const { reason } = thoughtIn({
      '0-S1': { xMm: 105, zMm: -160, yawDeg: 0 },
      '1-S1': { xMm: 0, zMm: 160, yawDeg: 0 },
    });
    expect(reason.code).toBe('win');
  });

  it.each([1, 2, 3])('penalises the piece that could win (seed %i)', (seed) => {
    const pending = [{ chooser: seat(0), culprit: seat(1) }];
    const state = { ...withPieces(started(), BEFORE_PAD), pending };
    expect(moveIn(physics, 'careless', state, seed).move).toEqual({ do: 'penalise', chooser: 0, piece: '1-S1' });
  });

  it('ran on in jobs from before rules had sets, and does so in them still', () => {
    const view = withPieces(started(), BEFORE_PAD);
    const chance = chanceFor(seedRandom(1), 0);
    const thinking = botsBefore().think('careless', { physics, steadiness: 'usual' }, { view, seat: 0, chance });
    expect(thoughtOut(thinking).reason.code).toBe('nearer');
    const { outlines } = trials;
    if (outlines === null) throw new Error('Traction can be played by outlines');
    const played = (rules: object) =>
      must(must(outlines.by(rules))(physics, { levels: ['careless', 'careless'], seed: 3, steadiness: 'usual' }));
    const before = played({});
    expect(before).toEqual(played({ rules: 'before', options: PROPOSED_OPTIONS }));
    expect(before).not.toEqual(played({ rules: 'tuned', options: PROPOSED_OPTIONS }));
  });
});

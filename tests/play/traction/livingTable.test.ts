import { beforeAll, describe, expect, it } from 'vitest';
import { position, stands } from '#games/traction/help/drills/position.ts';
import { livingTable, type LivingTable } from '#play/traction/teach/livingTable.ts';
import { LESSON_SEATS } from '#play/traction/teach/seats.ts';
import { pieceId } from '#sim/ids.ts';
import { fingersOver, from } from '../../app/input/fingers.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';

const PIECE = pieceId('0-L1');
/** A picture at 60 Hz, s. */
const FRAME_S = 1 / 60;
/** Ten seconds, in which a hand is long done. */
const LONG = 600;

describe('the table behind the start page', () => {
  let physics: Physics;
  beforeAll(async () => void (physics = await loadPhysics()));

  const stage = ({ session }: LivingTable) => session.store.getState().stage;
  const standing = ({ session }: LivingTable) => session.touch.standing(PIECE);

  /** Until the hand is done. Gives whether the piece was ever off its base meanwhile. */
  function pass(living: LivingTable): boolean {
    let tipped = false;
    for (let i = 0; i < LONG && (i === 0 || stage(living) === 'moving' || stage(living) === 'resting'); i += 1) {
      living.session.advance(FRAME_S);
      tipped ||= standing(living) === null || (living.session.shown.poseOf(PIECE)?.position.y ?? 0) > 0.001;
    }
    return tipped;
  }

  it('rocks its pyramid on a corner again and again, and the same way each time that a page opens', () => {
    const [one, other] = [livingTable(physics, 'real'), livingTable(physics, 'real')];
    const places = [one, other].map((living) =>
      [0, 1].map(() => {
        living.rock();
        expect(stage(living)).toBe('moving');
        expect(pass(living)).toBe(true);
        living.settle();
        expect(stage(living)).toBe('idle');
        return standing(living);
      }),
    );
    expect(places[0]).toEqual(places[1]);
    expect(places[0]?.every((place) => place !== null)).toBe(true);
  });

  it.each(['0-L1', '0-M1', '0-S1'])('%s is tipped by the first pull, whatever was shown before', (id) => {
    const living = livingTable(physics, 'real');
    living.rock();
    pass(living);
    living.settle();
    const at = living.session.touch.standing(pieceId(id));
    const fingers = fingersOver(living.session);
    fingers.down({ id: 1, ray: from(at?.xMm ?? 0, at?.zMm ?? 0) });
    for (let mm = 1; mm <= 20; mm += 1) fingers.move({ id: 1, ray: from(at?.xMm ?? 0, (at?.zMm ?? 0) - mm) });
    expect(living.session.store.getState()).toMatchObject({ stage: 'moving', intent: { piece: id } });
  });

  it('does nothing while a hand is at a piece', () => {
    const living = livingTable(physics, 'real');
    const before = standing(living);
    expect(living.session.touch.grab(PIECE, 'C').ok).toBe(true);
    living.rock();
    living.session.touch.letGo();
    pass(living);
    expect(standing(living)).toEqual(before);
  });

  it('puts a piece that was carried off back where it stood at first, and brings back all that are gone', () => {
    const living = livingTable(physics, 'real');
    const { commands, store } = living.session;
    const [before, all] = [standing(living), store.getState().match?.state.pieces.length];
    const setup = position({ pieces: [stands(PIECE, 150, 0)] });
    expect(commands.newMatch({ seats: LESSON_SEATS, setup, seed: 0 }).ok).toBe(true);
    expect(standing(living)?.xMm).toBeCloseTo(150);
    living.settle();
    expect(standing(living)).toEqual(before);
    expect(store.getState().match?.state.pieces).toHaveLength(all ?? 0);
  });
});

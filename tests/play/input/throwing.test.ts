import { describe, expect, it } from 'vitest';
import { Handful, HAND_MM } from '#sim/roll/handful.ts';
import { leavingHand } from '#play/input/throwing/leavingHand.ts';
import { PointerMotion } from '#play/input/throwing/pointerMotion.ts';
import { Tumble } from '#play/input/throwing/tumble.ts';
import { pieceId } from '#sim/ids.ts';
import { DIE_NAMES } from '#sim/roll/dice.ts';
import { DICE_TRAY, dieBody, withinDiceLimits, type Die } from '#sim/roll/diceThrow.ts';
import { TRAY } from '#sim/roll/rollWorld.ts';

const SET: readonly Die[] = DIE_NAMES.map((die) => ({ id: pieceId(die), die }));
const REACH_MM = 1000 * Math.max(...SET.map((die) => dieBody(die).reach));
const handful = new Handful(REACH_MM, (TRAY.side * 1000) / 2);

/** All six dice let go as a hand goes by `stepMm` every 16 ms. */
function flicked(stepMm: number, from = { xMm: 100, zMm: 0 }) {
  const motion = new PointerMotion();
  const tumble = new Tumble(() => 0.4, 8);
  for (let i = 0; i < 8; i += 1) {
    motion.add({ xMm: from.xMm - stepMm * i, zMm: from.zMm }, 16 * i);
    tumble.jerk(motion.going(16 * i), 0.016);
  }
  const going = motion.going(16 * 7);
  const { places, yMm } = handful.hangingOver(from, SET.length, []);
  return SET.flatMap(({ id }, i) => {
    const place = places[i];
    if (place === undefined) return [];
    const spin = tumble.spin(going);
    const left = leavingHand({ ...place, yMm, rotation: tumble.rotation, going, spin, free: false });
    return [{ ...left, hand: { id, ...left.part } }];
  });
}

describe('dice in a hand over the tray', () => {
  it.each([
    ['a quick flick', 20],
    ['a hand that hardly moves', 0.05],
    ['a hand faster than any', 400],
  ])('become throws within the limits by %s, wherever it opens', (_name, step) => {
    for (const from of [
      { xMm: 0, zMm: 0 },
      { xMm: 100, zMm: -110 },
      { xMm: -900, zMm: 900 },
    ]) {
      const left = flicked(step, from);
      expect(left).toHaveLength(SET.length);
      expect(
        withinDiceLimits(
          DICE_TRAY,
          SET,
          left.map(({ hand }) => hand),
        ),
      ).toMatchObject({ ok: true });
    }
  });

  it('go as the hand goes, and say what of it no hand could have done', () => {
    const [quick] = flicked(20);
    expect(quick?.part.velocityMmS[0]).toBeCloseTo(-1250, 0);
    expect(quick?.corrected).not.toContain('too-fast');
    expect(flicked(400)[0]?.corrected).toContain('too-fast');
    expect(flicked(0.05)[0]?.corrected).toEqual(['too-tame']);
  });

  it('hang higher where others hang already, and none touches another', () => {
    const first = handful.hangingOver({ xMm: 0, zMm: 0 }, 6, []);
    expect(first.yMm).toBe(HAND_MM);
    const hung = first.places.map(({ xMm, zMm }) => ({ atMm: [xMm, first.yMm, zMm] as const }));
    expect(handful.hangingOver({ xMm: 0, zMm: 0 }, 6, hung).yMm).toBeGreaterThan(HAND_MM + 2 * REACH_MM);
  });
});

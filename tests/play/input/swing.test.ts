import { describe, expect, it } from 'vitest';
import { PointerMotion } from '#play/input/throwing/pointerMotion.ts';
import { Swing } from '#play/input/throwing/swing.ts';

const SENSOR_MS = 16;

/** A phone that is swung away from oneself so strongly for so long, m/s² and ms; then let go of. */
function swung(strength: number, forMs: number) {
  const swing = new Swing();
  const motion = new PointerMotion();
  let ms = 0;
  for (; ms <= forMs; ms += SENSOR_MS) {
    swing.add({ x: 0, y: strength }, ms);
    motion.add(swing.way, ms);
  }
  return { way: swing.way, going: motion.going(ms - SENSOR_MS) };
}

describe('a phone that is swung', () => {
  it('goes away from who swings it, as fast as it has been hurried, a little less for what is forgotten', () => {
    const { way, going } = swung(10, 160);
    expect(way.xMm).toBe(0);
    expect(way.zMm).toBeLessThan(0);
    // 10 m/s² for 160 ms make 1.6 m/s; over the last 110 ms 1.05 m/s on average
    expect(-going.z).toBeGreaterThan(750);
    expect(-going.z).toBeLessThan(1050);
  });

  it('goes faster the stronger it is swung', () => {
    expect(swung(20, 160).going.z).toBeLessThan(1.9 * swung(10, 160).going.z);
  });

  it('has come to rest a second after its sensors tell of nothing more', () => {
    const swing = new Swing();
    for (let ms = 0; ms < 160; ms += SENSOR_MS) swing.add({ x: 10, y: 0 }, ms);
    for (let ms = 160; ms < 1500; ms += SENSOR_MS) swing.add({ x: 0, y: 0 }, ms);
    const { xMm } = swing.way;
    for (let ms = 1500; ms < 1600; ms += SENSOR_MS) swing.add({ x: 0, y: 0 }, ms);
    expect(swing.way.xMm - xMm).toBeLessThan(2);
  });

  it('is another movement after a silence of its sensors', () => {
    const swing = new Swing();
    for (let ms = 0; ms < 160; ms += SENSOR_MS) swing.add({ x: 10, y: 0 }, ms);
    const { xMm } = swing.way;
    swing.add({ x: 0, y: 0 }, 1000);
    swing.add({ x: 0, y: 0 }, 1016);
    expect(swing.way.xMm).toBe(xMm);
  });
});

import { describe, expect, it } from 'vitest';
import { Twist } from '#play/input/twist.ts';

const around = (deg: number) => ({
  x: 100 + 80 * Math.cos((deg * Math.PI) / 180),
  y: 100 + 80 * Math.sin((deg * Math.PI) / 180),
});

/** Two fingers, of which one goes around the other; by how much they have turned in all. */
function turned(...degs: readonly number[]): number {
  const twist = new Twist();
  twist.down(1, { x: 100, y: 100 });
  twist.down(2, around(degs[0] ?? 0));
  return degs.slice(1).reduce((sum, deg) => sum + twist.move(2, around(deg)), 0);
}

describe('two fingers on the cloth', () => {
  it('turn clockwise as one sees it, once they mean it', () => {
    expect(turned(0, 12, 40)).toBeCloseTo(28, 5);
    expect(turned(0, -12, -40)).toBeCloseTo(-28, 5);
  });

  it('only pinch where they turn a little', () => {
    expect(turned(0, 4, -3, 8, 0)).toBe(0);
  });

  it('do not jump where the angle comes round', () => {
    expect(turned(160, 175, 185, 200)).toBeCloseTo(25, 5);
  });

  it('turn nothing on their own, nor with a third one', () => {
    const twist = new Twist();
    twist.down(1, around(0));
    expect(twist.move(1, around(90))).toBe(0);
    twist.down(2, around(180));
    twist.down(3, around(90));
    expect(twist.move(3, around(40)) + twist.move(3, around(10))).toBe(0);
  });

  it('mean it anew after one was lifted', () => {
    const twist = new Twist();
    twist.down(1, { x: 100, y: 100 });
    twist.down(2, around(0));
    twist.move(2, around(30));
    twist.up(2);
    twist.down(2, around(0));
    expect(twist.move(2, around(5))).toBe(0);
  });
});

import { atan2 } from '#sim/maths/trig.ts';
import { turnDeg } from './azimuth.ts';

/** Two fingers that turn this little only meant to pinch (house value). */
const BEGINS_DEG = 10;

interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** How two fingers on the cloth turn about each other. */
export class Twist {
  private readonly at = new Map<number, Pixel>();
  private turned = 0; // since there were two, clockwise as one sees it

  down(id: number, at: Pixel): void {
    this.at.set(id, at);
    this.turned = 0;
  }

  up(id: number): void {
    this.at.delete(id);
    this.turned = 0;
  }

  /** By how many degrees they have turned clockwise since the last move, once they mean it. */
  move(id: number, to: Pixel): number {
    const from = this.at.get(id);
    if (!from) return 0;
    this.at.set(id, to);
    const [other] = [...this.at].filter(([pointer]) => pointer !== id);
    if (!other || this.at.size !== 2) return 0;
    const deg = turnDeg(angleDeg(other[1], from), angleDeg(other[1], to));
    const meant = Math.abs(this.turned) >= BEGINS_DEG;
    this.turned += deg;
    return meant ? deg : 0;
  }
}

/** On a screen, whose y runs downwards, a growing angle is clockwise. */
const angleDeg = (from: Pixel, to: Pixel): number => (atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

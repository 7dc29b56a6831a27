import { rivalOf, type Seat } from '#games/tractor-pull/ids.ts';
import type { Forces } from './forces.ts';
import { tieTo, totalsOf } from './ropes.ts';
import { NONE, SIDE, strengthAt, WIDTH, type Sketch } from './sketch.ts';

/** By so much the two sides of a rope move apart in a wave (measured in games of these bots, rounded). */
const SPREAD_A_WAVE = 4.5;
/** The share of a kept card's worth that comes to bear (house value). */
const KEPT_SHARE = 0.35;
/** A point of strength in the hand, when overtime follows (house value). */
const OVERTIME_SHARE = 0.03;
const EVEN = 0.5;
const LAST_WAVE = 2;

/** The chance of a seat to win the match after the wave of the forces, from 0 to 1. */
export function chanceToWin(sketch: Sketch, forces: Forces, seat: Seat): number {
  const totals = totalsOf(sketch, forces);
  const rival = rivalOf(seat);
  const lead = (rope: number): number => (totals[seat * WIDTH + rope] ?? 0) - (totals[rival * WIDTH + rope] ?? 0);
  if (forces.wave >= LAST_WAVE) return decided(sketch, forces, seat, lead);
  const kept = ((sketch.hands[seat] - sketch.hands[rival]) * KEPT_SHARE) / WIDTH;
  const spread = SPREAD_A_WAVE * Math.sqrt(LAST_WAVE - forces.wave);
  return byRopes(
    [0, 1, 2].map((rope) => aheadBy((lead(rope) + kept) / spread)),
    forces.points[seat],
    forces.points[rival],
  );
}

/** From 0 to 1 as the lead grows, and a half where there is none. */
const aheadBy = (lead: number): number => EVEN + lead / (2 * Math.sqrt(1 + lead * lead));

/** The chance to have more points, with the chance of every rope; all of them independent. */
function byRopes(chances: readonly number[], points: readonly number[], rivals: readonly number[]): number {
  const all = 1 << WIDTH;
  let sum = 0;
  for (let won = 0; won < all; won += 1) {
    let [chance, more] = [1, 0];
    for (let rope = 0; rope < WIDTH; rope += 1) {
      const isWon = ((won >> rope) & 1) === 1;
      const own = chances[rope] ?? EVEN;
      chance *= isWon ? own : 1 - own;
      more += isWon ? (points[rope] ?? 1) : -(rivals[rope] ?? 1);
    }
    sum += more > 0 ? chance : more === 0 ? chance * EVEN : 0;
  }
  return sum;
}

/** TP-24 to TP-26. */
function decided(sketch: Sketch, forces: Forces, seat: Seat, lead: (rope: number) => number): number {
  let more = 0;
  for (let rope = 0; rope < WIDTH; rope += 1) {
    const ahead = lead(rope);
    const tie = ahead === 0 ? tieTo(sketch, forces, rope) : null;
    const sign = ahead !== 0 ? Math.sign(ahead) : tie === null ? 0 : tie === seat ? 1 : -1;
    more += sign * (forces.points[sign > 0 ? seat : rivalOf(seat)][rope] ?? 1);
  }
  if (more !== 0) return more > 0 ? 1 : 0;
  if (forces.wave > LAST_WAVE) return strongest(sketch, seat);
  const kept = (sketch.hands[seat] - sketch.hands[rivalOf(seat)]) * OVERTIME_SHARE;
  return Math.min(0.9, Math.max(0.1, EVEN + kept));
}

/** TP-26: who has the strongest vehicle, then the next, and so on. */
function strongest(sketch: Sketch, seat: Seat): number {
  const [own, rivals] = [strengthsOf(sketch, seat), strengthsOf(sketch, rivalOf(seat))];
  for (let i = 0; i < Math.max(own.length, rivals.length); i += 1) {
    const [a, b] = [own[i] ?? NONE, rivals[i] ?? NONE];
    if (a !== b) return a > b ? 1 : 0;
  }
  return EVEN;
}

function strengthsOf(sketch: Sketch, seat: Seat): readonly number[] {
  const strengths: number[] = [];
  for (let cell = seat * SIDE; cell < (seat + 1) * SIDE; cell += 1)
    if (sketch.kinds[cell] !== NONE) strengths.push(strengthAt(sketch, cell));
  return strengths.sort((a, b) => b - a);
}

import { describe, expect, it } from 'vitest';
import { trialChance } from '#lab/chance.ts';
import { tumbled, angleBetween } from '#lab/validate/integrator/freeRotation.ts';
import { boxBody, energyOf, hullOf, released, type Motion } from '#lab/validate/integrator/hullBody.ts';
import { Integration, untilRest } from '#lab/validate/integrator/integrate.ts';
import { uniformRotation, normalPair } from '#sim/maths/chance.ts';
import { fromAxisAngle, IDENTITY, rotate } from '#sim/maths/quat.ts';
import { atan2, sinCos } from '#sim/maths/trig.ts';
import { length, scale, UNIT_Y, UNIT_Z, vec3, ZERO } from '#sim/maths/vec3.ts';
import { TRUCK } from '#sim/roll/truck.ts';
import { standardRelease } from '#sim/roll/standardRelease.ts';
import { GRAVITY } from '#sim/settings.ts';
import { runs } from '../../effort.ts';

const STEP_S = 5e-5;
const HALF = vec3(0.01, 0.005, 0.015);
const BLOCK = boxBody(0.02, HALF);
const STILL: Motion = { at: vec3(0, HALF.y, 0), velocity: ZERO, rotation: IDENTITY, spin: ZERO };

/** Over ground that gives back nothing, unless told. */
const integration = (start: Partial<Motion>, friction: number, restitution = 0, body = BLOCK): Integration =>
  new Integration(body, { friction, restitution }, { ...STILL, ...start }, STEP_S);

function runFor(one: Integration, seconds: number): void {
  while (one.time < seconds) one.advance();
}

describe('the integrator of one body over a plane', () => {
  it('lets a body fall as Galileo says', () => {
    const falling = integration({ at: vec3(0, 5, 0) }, 0.5);
    runFor(falling, 0.8);
    const { time, motion } = falling;
    expect(motion.velocity.y).toBeCloseTo(-GRAVITY * time, 9);
    expect(motion.at.y).toBeCloseTo(5 - (GRAVITY * time * time) / 2, 9);
  });

  it('tumbles it as Euler says, its energy kept to the last digits', () => {
    const spin = vec3(9, -14, 21);
    const tumbling = integration({ at: vec3(0, 30, 0), spin }, 0.5);
    const before = energyOf(BLOCK, tumbling.motion);
    runFor(tumbling, 1);
    const { motion, time } = tumbling;
    expect(Math.abs(energyOf(BLOCK, motion) / before - 1)).toBeLessThan(1e-10);
    expect(angleBetween(motion.rotation, tumbled(BLOCK.inertia, IDENTITY, spin, time))).toBeLessThan(1e-6);
  });

  it.each([0.1, 0.3, 0.7])('stops a slide on %d after v squared over twice mu g', (friction) => {
    const sliding = integration({ velocity: vec3(0.6, 0, 0) }, friction);
    runFor(sliding, 0.65);
    const theory = (0.6 * 0.6) / (2 * friction * GRAVITY);
    expect(Math.abs(sliding.motion.at.x / theory - 1)).toBeLessThan(1e-3);
    expect(length(sliding.motion.velocity)).toBeLessThan(1e-6);
  });

  it('stops a spin on four corners when their friction has taken its momentum', () => {
    const [friction, spin] = [0.3, 40];
    const spinning = integration({ spin: scale(UNIT_Y, spin) }, friction);
    let stopped = 0;
    while (spinning.time < 1 && stopped === 0) {
      spinning.advance();
      if (Math.abs(spinning.motion.spin.y) < 1e-3) stopped = spinning.time;
    }
    const corner = Math.sqrt(HALF.x * HALF.x + HALF.z * HALF.z);
    const theory = (BLOCK.inertia.y * spin) / (friction * BLOCK.mass * GRAVITY * corner);
    expect(Math.abs(stopped / theory - 1)).toBeLessThan(2e-3);
  });

  it('holds a block on its edge that rocks, and keeps of its spin what Housner says at each landing', () => {
    const tall = boxBody(0.02, vec3(0.005, 0.02, 0.005));
    const slender = atan2(0.005, 0.02);
    const lean = 0.1;
    const rotation = fromAxisAngle(UNIT_Z, lean); // over the edge at -x, which stays at 0
    const arm = rotate(rotation, vec3(0.005, 0.02, 0));
    const rocking = integration({ at: arm, rotation }, 2, 0, tall);
    let [before, after] = [0, 0];
    while (rocking.time < 1 && after === 0) {
      const last = rocking.motion.spin.z;
      rocking.advance();
      const now = rocking.motion.spin.z;
      if (Math.abs(now) < 0.999 * Math.abs(last) && Math.abs(last) > 1) [before, after] = [last, now];
    }
    const { sin } = sinCos(slender);
    expect(before).toBeLessThan(-1);
    expect(Math.abs(after / before - (1 - 1.5 * sin * sin))).toBeLessThan(5e-3);
  });

  it.each([0.2, 0.5, 0.8])('lets a flat drop bounce to the square of the restitution %d', (restitution) => {
    const dropped = integration({ at: vec3(0, 0.1 + HALF.y, 0) }, 0.5, restitution);
    let [highest, hasHit] = [0, false];
    while (dropped.time < 0.25) {
      hasHit = dropped.advance() > 0 || hasHit;
      if (hasHit && dropped.motion.velocity.y >= 0) highest = Math.max(highest, dropped.motion.at.y - HALF.y);
      if (hasHit && dropped.motion.velocity.y < 0 && highest > 0) break;
    }
    expect(Math.abs(highest / (0.1 * restitution * restitution) - 1)).toBeLessThan(0.02);
  });

  it('makes no energy where it drops a body in any attitude', () => {
    for (let trial = 0; trial < 5; trial += 1) {
      const chance = trialChance(3, 'energy', trial);
      const [a, b] = normalPair(chance);
      const start = { at: vec3(0, 0.1, 0), rotation: uniformRotation(chance), spin: vec3(12 * a, 12 * b, 8) };
      const one = integration(start, 0.5, 0.5);
      const first = energyOf(BLOCK, one.motion);
      let [least, growth] = [first, 0];
      while (one.time < 0.6) {
        one.advance();
        const now = energyOf(BLOCK, one.motion);
        growth = Math.max(growth, now - least);
        least = Math.min(least, now);
      }
      expect(growth / first).toBeLessThan(1e-4);
      expect(least / first).toBeLessThan(0.5);
    }
  });

  it('shows every face of a cube as often: chi-square below what chance exceeds once in a thousand times', () => {
    const cube = boxBody(0.005, vec3(0.008, 0.008, 0.008));
    const throws = runs(72, 3000);
    const counts = new Map<string, number>();
    for (let trial = 0; trial < throws; trial += 1) {
      const chance = trialChance(5, 'cube', trial);
      const [a, b] = normalPair(chance);
      const [c] = normalPair(chance);
      const start = {
        at: vec3(0, 0.12, 0),
        velocity: vec3(0.6, 0, 0),
        rotation: uniformRotation(chance),
        spin: vec3(12 * a, 12 * b, 12 * c),
      };
      const { motion, settled } = untilRest(cube, { friction: 0.5, restitution: 0.3 }, start, 2e-4);
      expect(settled).toBe(true);
      const up = (
        [
          ['x', 1, 0, 0],
          ['y', 0, 1, 0],
          ['z', 0, 0, 1],
        ] as const
      )
        .map(([name, x, y, z]) => [name, rotate(motion.rotation, vec3(x, y, z)).y] as const)
        .reduce((best, next) => (Math.abs(next[1]) > Math.abs(best[1]) ? next : best));
      expect(Math.abs(up[1])).toBeGreaterThan(0.999);
      const face = `${up[0]}${Math.sign(up[1])}`;
      counts.set(face, (counts.get(face) ?? 0) + 1);
    }
    const expected = throws / 6;
    const chi = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    expect(counts.size).toBe(6);
    expect(chi).toBeLessThan(20.515);
  });

  it('brings a thrown truck to the same rest, to the bit, each time', () => {
    const body = hullOf(TRUCK);
    const thrown = () =>
      untilRest(
        body,
        { friction: 0.5, restitution: 0.3 },
        released(TRUCK, standardRelease(30, trialChance(1, 'throw', 4))),
        1e-4,
      );
    expect(thrown()).toEqual(thrown());
    expect(thrown().settled).toBe(true);
  });
});

import type { PieceId } from '../ids.ts';
import type { ChanceOf } from '../maths/chance.ts';
import { distance, vec3 } from '../maths/vec3.ts';
import type { BodySpec } from './body.ts';
import { releaseOf, type HandRelease } from './handRelease.ts';
import type { Release } from './release.ts';
import { THROW_LIMITS, withinReleaseLimits } from './releaseLimits.ts';
import { enclosureFor, type Released, type RollGround } from './rollWorld.ts';
import { ringMm, standardRelease, STANDARD_HEIGHT_MM } from './standardRelease.ts';

/** A body that is to be thrown. */
export interface Throwable {
  readonly id: PieceId;
  readonly spec: BodySpec;
}

/** A hand's part of a throw of one of them. */
export interface HandOf extends HandRelease {
  readonly id: PieceId;
}

/** Tells the draws of one roll from each other. */
const DRAWN = { byHand: 1, byChance: 2, around: 3, place: 4 } as const;

/** On each level. Hands that hold all they can leave most of the rings free: so many draws never all fail. */
const MOST_DRAWN = 32;

/**
 * How all bodies of a roll are released, in their order: what hands gave of it, and the rest drawn; a body for which no
 * hand gave anything is thrown by chance, as the standard throw has it. Each body has draws of its own, so that nothing
 * that a hand gives changes how another is turned, spins or goes; only its place gives way where chance finds it taken.
 */
export function letGo(
  bodies: readonly Throwable[],
  given: readonly HandOf[],
  chanceOf: ChanceOf,
  ground?: RollGround,
): readonly Released[] {
  const place = (id: PieceId): number => bodies.findIndex((body) => body.id === id);
  const byHand = given.map((hand): Released => {
    const at = place(hand.id);
    const body = bodies[at];
    if (body === undefined) throw new Error(`${hand.id} is not thrown`);
    return { ...body, ...releaseOf(hand, chanceOf(DRAWN.byHand, at)) };
  });
  const turn = 360 * chanceOf(DRAWN.around)();
  const all = [...byHand];
  const apartMm = 2 * Math.max(...bodies.map(({ spec }) => spec.reach)) * 1000;
  bodies.forEach((body, i) => {
    if (given.some(({ id }) => id === body.id)) return;
    const around = turn + (360 * i) / bodies.length;
    all.push(new ByChance(body, i, chanceOf, apartMm, ground).from(around, all));
  });
  return all.sort((a, b) => place(a.id) - place(b.id));
}

/** A body that chance throws. */
class ByChance {
  constructor(
    private readonly body: Throwable,
    private readonly i: number,
    private readonly chanceOf: ChanceOf,
    private readonly apartMm: number,
    private readonly ground: RollGround | undefined,
  ) {}

  /** From this direction, or, where others are in its place, from the first that is free. */
  from(azimuthDeg: number, others: readonly Released[]): Released {
    const place = this.chanceOf(DRAWN.place, this.i);
    for (const heightMm of levelsMm(this.apartMm)) {
      for (let draw = 0; draw < MOST_DRAWN; draw += 1) {
        const thrown = this.thrown(draw === 0 ? azimuthDeg : 360 * place(), heightMm);
        if (others.every((other) => apart(other, thrown) > this.apartMm)) return thrown;
      }
    }
    throw new Error(`there is no place left to throw ${this.body.id} from`);
  }

  /** A standard throw beyond a hand's limits is rarer than one in thousands: the next one is taken. */
  private thrown(azimuthDeg: number, heightMm: number): Released {
    const { id, spec } = this.body;
    const ring = ringMm(enclosureFor(this.ground));
    for (let again = 0; ; again += 1) {
      const chance = this.chanceOf(DRAWN.byChance, this.i, again);
      const release = standardRelease(azimuthDeg, chance, heightMm, ring);
      if (withinReleaseLimits([{ ...release, name: id, body: spec }], this.ground).ok) return { id, spec, ...release };
    }
  }
}

/**
 * From the standard throw's height up, one body over the other: where chance throws from if hands are where it would
 * have.
 */
const levelsMm = (apartMm: number): readonly number[] =>
  Array.from(
    { length: 1 + Math.floor((THROW_LIMITS.highestMm - apartMm / 2 - STANDARD_HEIGHT_MM) / apartMm) },
    (_, i) => STANDARD_HEIGHT_MM + i * apartMm,
  );

const apart = (a: Release, b: Release): number => distance(vec3(...a.atMm), vec3(...b.atMm));

import type { z } from 'zod';
import type { Polygon2 } from '#sim/geometry/footprint.ts';
import type { Physics } from '#sim/physics.ts';
import { fail, ok, type Result } from '#sim/result.ts';
import { rollingOut, type Roll, type Rolled } from '#sim/roll/roll.ts';
import type { RollSetup } from '#sim/roll/rollWorld.ts';
import type { Ticking } from '#sim/ticking.ts';
import { dayNumberOf } from '../days.ts';
import { faultOfIssue } from '../files/faultOfIssue.ts';
import { hashOf } from '../hash.ts';
import { seedRandom, withRandom, type Draws, type RandomSource } from '../random.ts';

/** How good an entry is: whole numbers, of which the first that differs decides, and less is better. */
export interface DailyScore {
  /** 0: it did what was asked; 1: it did not. */
  readonly outcome: 0 | 1;
  /** By the measure of the game: hundredths of a millimetre or of a degree, or steps. */
  readonly by: number;
  /** How far corners slipped that were to stay, hundredths of a millimetre; of what is thrown 0. */
  readonly slip: number;
}

/** Below 0: the first is better; 0: neither is. */
export const byScore = (a: DailyScore, b: DailyScore): number =>
  a.outcome - b.outcome || a.by - b.by || a.slip - b.slip;

/** The outcome of an entry, whoever performs it. */
export interface DailyPlayed {
  readonly score: DailyScore;
  /** Of the bodies at the end, hex. */
  readonly hash: string;
  readonly ticks: number;
}

/** A flick over the ground, from above: where it is let go and how fast it goes then; mm from the middle, mm/s. */
export interface DailyFlick {
  readonly xMm: number;
  readonly zMm: number;
  readonly goingX: number;
  readonly goingZ: number;
}

/** The ground from above, as it is drawn, with its middle at 0; nothing of how anybody does it. */
export interface DailyGround {
  readonly sideMm: number;
  readonly goal:
    | { readonly kind: 'place'; readonly xMm: number; readonly zMm: number }
    /** So far from the middle, square to that direction, from x towards z. */
    | { readonly kind: 'line'; readonly offMm: number; readonly squareDeg: number }
    /** Counter-clockwise from x. */
    | { readonly kind: 'heading'; readonly fromDeg: number; readonly toDeg: number }
    | { readonly kind: 'area'; readonly corners: Polygon2 };
  /** No nearer to the goal than this a thing is let go; 0 where that is free. */
  readonly fromMm: number;
  /** Things that stand there, of which the first is walked; left out: none do. */
  readonly standing?: readonly Polygon2[];
}

/** All that a challenge is made of. */
export interface DayChance {
  /** Days since the first one of our calendar: kinds of challenges may take turns by it. */
  readonly number: number;
  /** An angle, degrees from 0 to 360: no two within a year are alike, nor nearer than 0.98. */
  readonly turnDeg: number;
  /** Drawn by the day and the game, so that everybody draws the same. */
  readonly random: RandomSource;
}

/**
 * A game's challenge of the day: one position or throw for everybody. A day is written `2026-11-30`, by UTC. Pure: a
 * page and a server come to the same.
 */
export interface Daily {
  /** By which the day is ranked. */
  measureOf(day: string): DailyMeasure;
  /** Chance has a part in it: one try, and what is drawn is drawn after the gesture is in. */
  readonly isThrown: boolean;
  /** Plain data. The day must be one. */
  challengeOf(day: string): object;
  /** A sentence or two that say what is to be done. */
  wordsOf(day: string): string;
  groundOf(day: string): DailyGround;
  /** The gesture of a flick over it, to be read: as a hand within its limits does it; null where nothing is thrown. */
  flicked(flick: DailyFlick): object | null;
  /** The gesture of an entry, in whole quanta. Faults: of files, those of a hand's limits, and `daily-<condition>`. */
  read(day: string, json: unknown): Result<object>;
  /**
   * Performs it, tick by tick. Faults: those of `read`; of what is walked `daily-not-done`, and why. `see`: shown a
   * throw before its first tick and after each.
   */
  performing(
    physics: Physics,
    day: string,
    json: unknown,
    draws: Draws,
    see?: (rolling: Roll) => void,
  ): Ticking<Result<DailyPlayed>>;
}

export type DailyMeasure = 'mm' | 'degrees' | 'steps';

interface DailyParts<C, G extends object> {
  readonly game: string;
  readonly measureOf: (challenge: C) => DailyMeasure;
  readonly challengeOf: (chance: DayChance) => C;
  readonly say: (challenge: C) => string;
  /** Quantises. */
  readonly schema: z.ZodType<G>;
  readonly groundOf: (challenge: C) => DailyGround;
  /** Limits of a hand, and the challenge's own conditions. */
  readonly within: (challenge: C, gesture: G) => Result<unknown>;
}

interface WalkedParts<C, G extends object> extends DailyParts<C, G> {
  readonly performing: (physics: Physics, challenge: C, gesture: G) => Ticking<Result<DailyPlayed>>;
}

interface ThrownParts<C, G extends object> extends DailyParts<C, G> {
  readonly flicked: (flick: DailyFlick) => G;
  readonly rollOf: (challenge: C, gesture: G, draws: Draws) => Result<RollSetup>;
  readonly scoreOf: (challenge: C, rolled: Rolled) => DailyScore;
}

/** A challenge without chance. */
export function walkedDaily<C extends object, G extends object>(parts: WalkedParts<C, G>): Daily {
  const { challengeOf, gestureOf, ...shared } = sharedOf(parts);
  return {
    ...shared,
    isThrown: false,
    challengeOf,
    flicked: () => null,
    *performing(physics, day, json) {
      const gesture = gestureOf(day, json);
      return gesture.ok ? yield* parts.performing(physics, challengeOf(day), gesture.value) : gesture;
    },
  };
}

/** A challenge that ends as it falls. */
export function thrownDaily<C extends object, G extends object>(parts: ThrownParts<C, G>): Daily {
  const { challengeOf, gestureOf, ...shared } = sharedOf(parts);
  return {
    ...shared,
    isThrown: true,
    challengeOf,
    flicked: parts.flicked,
    *performing(physics, day, json, draws, see) {
      const gesture = gestureOf(day, json);
      if (!gesture.ok) return gesture;
      const setup = parts.rollOf(challengeOf(day), gesture.value, draws);
      if (!setup.ok) return setup;
      const rolled = yield* rollingOut(physics, setup.value, see);
      const { hash, ticks } = rolled;
      return ok({ score: parts.scoreOf(challengeOf(day), rolled), hash, ticks });
    },
  };
}

function sharedOf<C extends object, G extends object>(parts: DailyParts<C, G>) {
  const { game, say, schema, within } = parts;
  const challengeOf = (day: string): C => parts.challengeOf(chanceOf(game, day));
  const gestureOf = (day: string, json: unknown): Result<G> => {
    const read = schema.safeParse(json);
    if (!read.success) return fail(faultOfIssue(read.error, json));
    const held = within(challengeOf(day), read.data);
    // Limits are those of several throws: this is the only one.
    return held.ok ? ok(read.data) : fail({ ...held.fault, path: (held.fault.path ?? '$').replace(/^\$\[0\]/, '$') });
  };
  return {
    measureOf: (day: string) => parts.measureOf(challengeOf(day)),
    challengeOf,
    gestureOf,
    read: gestureOf,
    groundOf: (day: string) => parts.groundOf(challengeOf(day)),
    wordsOf: (day: string) => say(challengeOf(day)),
  };
}

/** A prime above the days of a year, so that what is drawn by a multiple is new on each of them. */
const TURNS = 367;
/** Neighbouring days are far from one another (house value). */
const APART = 227;

/** The same for everybody. */
export function chanceOf(game: string, day: string): DayChance {
  const number = dayNumberOf(day);
  if (number === null) throw new Error(`${day} is no day`);
  const turnDeg = (360 * ((number * APART) % TURNS)) / TURNS;
  let state = seedRandom(hashOf({ daily: game, day }));
  const integer: RandomSource['integer'] = (min, max) => {
    const drawn = withRandom(state, (source) => source.integer(min, max));
    ({ state } = drawn);
    return drawn.value;
  };
  return { number, turnDeg, random: { integer } };
}

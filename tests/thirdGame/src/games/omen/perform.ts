import { chanceBy, type Draws } from '#engine/random.ts';
import { tickingTable, type TickingTable } from '#engine/replay.ts';
import { judgeThrown } from '#referee/thrown.ts';
import { pieceId } from '#sim/ids.ts';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import { DICE } from '#sim/roll/dice.ts';
import { quantiseHand, releaseOf, type HandRelease } from '#sim/roll/handRelease.ts';
import type { Release } from '#sim/roll/release.ts';
import { withinReleaseLimits } from '#sim/roll/releaseLimits.ts';
import { rollingOut, type Rolled } from '#sim/roll/roll.ts';
import { rollUnderWay, type RollUnderWay } from '#sim/roll/rollUnderWay.ts';
import type { RollSetup } from '#sim/roll/rollWorld.ts';
import { standardRelease } from '#sim/roll/standardRelease.ts';
import { TERRAINS } from '#sim/roll/terrain.ts';
import type { Ticking } from '#sim/ticking.ts';
import type { OmenTypes } from './omen.ts';
import type { OmenReport, ThrowAction } from './state.ts';

export const DIE_ID = pieceId('0-D1');
export const DIE = DICE[6];

/** Whether a hand may let the die go so. Faults: `throw-<limit>`. */
export const withinLimits = (hand: HandRelease): Result<unknown> =>
  withinReleaseLimits([{ ...hand, name: 'the die', body: DIE }]);

/** Which chance of a throw: the match's generator stands still while a throw is performed. */
const DRAWN = { byHand: 1, byChance: 2 } as const;

/** What the hand gave, and the rest drawn; all of it where it gave nothing. Faults: `throw-<limit>`. */
export function releaseBy(hand: HandRelease | null, random: Draws): Result<Release> {
  if (hand !== null) {
    const part = quantiseHand(hand);
    const within = withinLimits(part);
    return within.ok ? ok(releaseOf(part, chanceBy(random)(DRAWN.byHand))) : within;
  }
  for (let again = 0; ; again += 1) {
    const chance = chanceBy(random)(DRAWN.byChance, again);
    const release = standardRelease(360 * chance(), chance);
    if (withinLimits(release).ok) return ok(release);
  }
}

export function setupOf(release: Release): RollSetup {
  const [terrain] = TERRAINS;
  if (terrain === undefined) throw new Error('there is a terrain');
  return { terrain, bodies: [{ id: DIE_ID, spec: DIE, ...release }] };
}

export function reportOf(rolled: Rolled): OmenReport {
  const [die] = judgeThrown(rolled);
  if (die === undefined) throw new Error('a die is thrown');
  return { ticks: rolled.ticks, hash: rolled.hash, die };
}

/** The die let go so, tick by tick until it lies. */
export function* throwing(physics: Physics, release: Release): Ticking<OmenReport> {
  return reportOf(yield* rollingOut(physics, setupOf(release)));
}

/** Lets the die go; it is rolled by whoever asks for it. Faults: `throw-<limit>`. */
export function startThrow(physics: Physics, random: Draws, { hand }: ThrowAction): Result<RollUnderWay<OmenReport>> {
  const release = releaseBy(hand, random);
  return release.ok ? ok(rollUnderWay(physics, setupOf(release.value), reportOf)) : release;
}

/** A table on which the die is really thrown. */
export const replayTable = (physics: Physics): TickingTable<OmenTypes> =>
  tickingTable(physics.build, function* (_state, action, random) {
    if (action.do !== 'throw') throw new Error(`${action.do} needs no table`);
    const release = releaseBy(action.hand, random);
    return release.ok ? ok(yield* throwing(physics, release.value)) : release;
  });

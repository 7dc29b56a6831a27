import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replay } from '#engine/replay.ts';
import { giveThrows, jointRoll, NOTHING_GIVEN } from '#games/trexlands/gathering.ts';
import { parseMatch } from '#games/trexlands/matchFile.ts';
import { replayTable } from '#games/trexlands/replayTable.ts';
import { FREE_LIMITS, TRUCK_REACH, withinHandLimits, type FreeThrow } from '#games/trexlands/rolling/throwLimits.ts';
import { leastHandMm } from '#games/trexlands/rolling/truckful.ts';
import type { HandThrow } from '#games/trexlands/throws.ts';
import { trexlands } from '#games/trexlands/trexlands.ts';
import { pieceId, seat } from '#sim/ids.ts';
import { degrees } from '#sim/maths/trig.ts';
import { loadPhysics } from '#sim/physics.ts';
import { must, setUpFor } from './support.ts';

const SPIN = degrees(FREE_LIMITS.leastFreeSpinRadS) + 0.02;
const [T1, THEIRS] = [pieceId('0-T1'), pieceId('1-T1')];
/** Level, upright, so high over the ground by its middle. */
const free = (yMm: number, otherwise: Partial<HandThrow> = {}): HandThrow => ({
  truck: T1,
  atMm: [0, yMm, 0],
  quaternion: [0, 0, 0, 1],
  velocityMmS: [0, 0, 0],
  spinDegS: [0, 0, -SPIN],
  ...otherwise,
});
const said = (thrown: HandThrow, rule: FreeThrow = 'firm'): string => {
  const within = withinHandLimits([thrown], rule);
  return within.ok ? 'thrown' : within.fault.message;
};

describe('TX-62: a free throw is no gentle one', () => {
  it('is refused by what it comes down as if from, height and speed together', () => {
    expect(said(free(150))).toMatch(
      /^0-T1 was let go too gently for a free throw: it comes down as if from 1\d\d\.\d mm; 400 mm is the least\.$/,
    );
    expect(said(free(150, { velocityMmS: [2000, 0, 0] }))).toContain('too gently');
    for (const velocityMmS of [
      [2400, 0, 0],
      [0, -2400, 0],
      [0, 1700, 1700],
    ] as const)
      expect(said(free(150, { velocityMmS }))).toBe('thrown');
    expect(said(free(430))).toBe('thrown');
  });

  it('is refused by its spin, wherever it falls from', () => {
    expect(said(free(430, { spinDegS: [0, 0, -2200] }))).toBe(
      '0-T1 was let go too gently for a free throw: it spins at 2200.0 degrees a second; 2291.84 degrees a second is the least.',
    );
    expect(said(free(430, { spinDegS: 2200 }))).toContain('too gently');
  });

  it('is what it was where gentle ones were allowed, and what is shaken may be gentle', () => {
    expect(said(free(150, { spinDegS: [0, 0, -600] }), true)).toBe('thrown');
    const { quaternion: _, ...shaken } = free(150, { spinDegS: 600 });
    expect(said(shaken)).toBe('thrown');
  });

  it('is refused as it is given, alone or from elsewhere', () => {
    const state = setUpFor(2, { freeThrow: 'firm' });
    expect(giveThrows(state, NOTHING_GIVEN, seat(0), [free(150)])).toMatchObject({
      ok: false,
      fault: { code: 'throw-leastFallMm', path: '$[0]' },
    });
    expect(giveThrows(state, NOTHING_GIVEN, seat(0), [free(430)]).ok).toBe(true);
  });

  it('from elsewhere, over a truck that hangs there already, goes beside it and is still no gentle one', () => {
    const state = setUpFor(2, { freeThrow: 'firm' });
    const given = { do: 'roll', throws: [free(450, { truck: THEIRS })] } as const;
    const joined = must(jointRoll.join(state, [given], 0, { do: 'roll', throws: [free(430)] }));
    expect(joined.do === 'roll' && joined.throws.map(({ truck }) => truck)).toEqual([THEIRS, T1]);
  });

  it.each([0, 400, 1400, 2000, 3000])('hangs high enough in a hand that goes at %i mm/s, however it is turned', (x) => {
    const yMm = leastHandMm('firm', { x, z: 0 });
    const fall = yMm - 1000 * TRUCK_REACH + (x * x) / (2 * 9810);
    expect(fall).toBeGreaterThan(FREE_LIMITS.leastFallMm);
    expect(said(free(yMm, { velocityMmS: [x, 0, 0] }))).toBe('thrown');
    expect(leastHandMm(true, { x, z: 0 })).toBe(150);
  });
});

describe('a match of before, with a gentle free throw', () => {
  const text = readFileSync(new URL('matches/gentle.json', import.meta.url), 'utf8');

  it('still comes to the same hashes', async () => {
    const physics = await loadPhysics();
    const recording = must(parseMatch(text, physics.build));
    expect(recording.header.setup.options.freeThrow).toBe(true);
    const { match, difference } = must(replay(trexlands, recording, replayTable(physics)));
    expect([match.log.length, difference]).toEqual([1, null]);
  });

  it('could not be played so today', async () => {
    const physics = await loadPhysics();
    const recording = must(parseMatch(text.replace('"freeThrow": true', '"freeThrow": "firm"'), physics.build));
    const { difference } = must(replay(trexlands, recording, replayTable(physics)));
    expect(difference?.refused).toContain('too gently for a free throw');
  });
});

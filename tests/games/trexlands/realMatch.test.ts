import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { beforeAll, describe, expect, it } from 'vitest';
import { replay } from '#engine/replay.ts';
import { makeMatch, parseMatch, recordMatch, type TrexlandsRecording } from '#games/trexlands/matchFile.ts';
import { replayTable } from '#games/trexlands/replayTable.ts';
import { trexlands } from '#games/trexlands/trexlands.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { realMatch } from './realMatch.ts';
import { must } from './support.ts';

/**
 * Two careless players to the end. Written anew with `WRITE_MATCH=1 npx vitest run
 * tests/games/trexlands/realMatch.test.ts`.
 */
const FILE = new URL('matches/two.json', import.meta.url);
const WANTED = { seats: 2, seed: 94, options: { cycleLimit: 40 } };

let physics: Physics;
let text: string;
beforeAll(async () => {
  physics = await loadPhysics();
  if (process.env['WRITE_MATCH'] === '1') writeFileSync(FILE, makeMatch(recordMatch(realMatch(physics, WANTED))));
  text = readFileSync(FILE, 'utf8');
});

const recorded = (): TrexlandsRecording => must(parseMatch(text, physics.build));

describe('a recorded match with real rolls', () => {
  it('has battles, ranking rolls and an end', () => {
    const { log } = recorded();
    const { match } = must(replay(trexlands, recorded(), replayTable(physics)));
    expect(log.filter(({ action }) => action.do === 'roll').length).toBeGreaterThan(5);
    expect(match.log.flatMap(({ events }) => events.map(({ type }) => type))).toContain('battle');
    expect(trexlands.result(match.state)?.winners).toHaveLength(1);
  });

  it('replays to the last hash', () => {
    const again = must(replay(trexlands, recorded(), replayTable(physics)));
    expect(again.difference).toBeNull();
    expect(again.match.log.at(-1)?.hash).toBe(recorded().log.at(-1)?.hash);
    expect(recordMatch(again.match)).toEqual(recorded());
  });

  it('is what the same players make of the same seed, to the letter', () => {
    expect(makeMatch(recordMatch(realMatch(physics, WANTED)))).toBe(text);
  });

  it('differs from the tick on at which a throw that was tampered with is judged otherwise', () => {
    const { header, log } = recorded();
    const at = log.findIndex(({ action }) => action.do === 'roll');
    const wild = log.map((entry, i) => {
      if (i !== at || entry.action.do !== 'roll') return entry;
      return {
        ...entry,
        action: {
          ...entry.action,
          throws: entry.action.throws.map((thrown) => ({ ...thrown, velocityMmS: [0, -100, 0] as const })),
        },
      };
    });
    const { difference, match } = must(replay(trexlands, { header, log: wild }, replayTable(physics)));
    expect(difference).toMatchObject({ index: at });
    expect(difference?.tick).toBeGreaterThan(0);
    expect(match.log).toHaveLength(at);
  });

  it('refuses a throw that no hand can make', () => {
    const { header, log } = recorded();
    const wild = log.map((entry) =>
      entry.action.do === 'roll'
        ? {
            ...entry,
            action: { ...entry.action, throws: entry.action.throws.map((thrown) => ({ ...thrown, spinDegS: 0 })) },
          }
        : entry,
    );
    expect(must(replay(trexlands, { header, log: wild }, replayTable(physics))).difference?.found).toMatch(
      /^0-T1 was let go spinning at 0\.0 degrees a second/,
    );
  });
});

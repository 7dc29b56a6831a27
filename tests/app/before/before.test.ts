import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { readLink } from '#play/sharing/readLink.ts';
import { readAnyMatch } from '#play/storage/readAnyMatch.ts';
import { gameCalled, type AnyRecording } from '#play/storage/gameFiles.ts';
import { readersOf } from '#play/storage/records.ts';
import { replayAny } from '#play/storage/replayOwn.ts';
import { MODULES } from '#app/tables/registry.ts';
import type { MatchResult } from '#engine/game.ts';
import { chunkOf, jobOf } from '#lab/job.ts';
import { findExperiment } from '#lab/registry.ts';
import { resultOf } from '#lab/result.ts';
import { carryOut } from '#lab/run.ts';
import { loadPhysics, PHYSICS_BUILD, type Physics } from '#sim/physics.ts';
import { cases } from '../../effort.ts';
import { must } from '../../games/traction/support.ts';

type Way = 'match' | 'link' | 'save';

interface Recorded {
  /** Hash of the last position. */
  readonly last: Readonly<Record<Way, string>>;
  readonly result: Readonly<Record<Way, MatchResult | null>>;
  /** Hash of the job's answer. */
  readonly job: string;
}

const beside = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const recorded = Object.entries(JSON.parse(beside('recorded.json')) as Readonly<Record<string, Recorded>>);
const SILENT = { onProgress: () => undefined, signal: new AbortController().signal };

const READ: Readonly<Record<Way, (game: string) => Promise<AnyRecording>>> = {
  match: async (game) => must(await readAnyMatch(MODULES, beside(`${game}/match.json`), PHYSICS_BUILD)),
  link: async (game) => {
    const sent = must(await readLink(MODULES, beside(`${game}/link.txt`).trim()));
    if (sent.kind !== 'match') throw new Error('the link holds a position');
    return sent.recording;
  },
  save: async (game) => {
    const { text } = must(readersOf(MODULES).readSavedMatch(JSON.parse(beside(`${game}/save.json`))));
    return must(await readAnyMatch(MODULES, text, PHYSICS_BUILD, { own: true }));
  },
};

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const WAYS = Object.keys(READ) as Way[];
/** A match file of each game is played again in `npm test`; every one of the others is read. */
const PLAYED = cases<Way>(['match'], WAYS);

describe.each(recorded)('%s from before rules had sets', (game, { last, result }) => {
  it.each(WAYS)('is read from its %s', async (way) => {
    expect((await READ[way](game)).log.length).toBeGreaterThan(0);
  });

  it.each(PLAYED)('comes to the same position from its %s', async (way) => {
    const match = must(await replayAny(MODULES, await READ[way](game), physics, SILENT));
    const rules = (await gameCalled(MODULES, game).files()).game;
    expect({ last: match.log.at(-1)?.hash, result: rules.result(match.state) }).toEqual({
      last: last[way],
      result: result[way],
    });
  });
});

/** A job of geometry and one of odds in `npm test`: those that take seconds. */
const COUNTED = cases(
  recorded.filter(([game]) => game === 'traction' || game === 'truck-off'),
  recorded,
);

describe('before rules had sets', () => {
  it.each(COUNTED)('a job of the lab had the same answer, of %s', async (game, { job }) => {
    const ready = must(await jobOf(JSON.parse(beside(`${game}/job.json`)), findExperiment));
    const { job: asked, prepared } = ready;
    const count = (n: number) => Promise.resolve(prepared.count(physics, asked.seed, chunkOf(asked, n)));
    const { tally } = must(await carryOut(ready, { count, workers: 1 }));
    expect(resultOf(asked, physics.build, tally)?.file.hash).toBe(job);
  });
});

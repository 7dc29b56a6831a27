import { describe, expect, it } from 'vitest';
import type { Helper } from '#play/offThread/helper.ts';
import { stepsOf } from '#play/traction/tasks.ts';
import { slicedHelper } from '#play/offThread/slices.ts';
import { handedOver, handOver } from '#play/storage/handedOver.ts';
import { replayMatch } from '#play/storage/replayMatch.ts';
import { tractionFiles } from '#app/tables/traction/files.ts';
import { makeMatch, parseMatch, recordMatch, type TractionRecording } from '#games/traction/matchFile.ts';
import { loadPhysics, PHYSICS_BUILD } from '#sim/physics.ts';
import { table } from '../frame/table.ts';

const read = (text: string): TractionRecording => {
  const parsed = parseMatch(text, PHYSICS_BUILD);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
};

const silent = { onProgress: () => undefined, signal: new AbortController().signal };

describe('a match read from its file', () => {
  it('stands exactly as it was left', async () => {
    const at = await table();
    at.play('walk S1 D 180, B 180', 'walk L2 B 90', 'end');
    const replayed = await replayMatch(
      tractionFiles,
      slicedHelper(await loadPhysics(), stepsOf),
      read(makeMatch(recordMatch(at.match()))),
      silent,
    );
    if (!replayed.ok) throw new Error(replayed.fault.message);
    expect(replayed.value.state).toEqual(at.match().state);
    expect(replayed.value.log.map(({ hash }) => hash)).toEqual(at.match().log.map(({ hash }) => hash));
  });

  it('is refused when an action comes out differently than it says', async () => {
    const at = await table();
    at.play('walk S1 D 180', 'end');
    const recording = recordMatch(at.match());
    const [first, ...rest] = recording.log;
    if (first === undefined || first.evidence === null) throw new Error('a walk has evidence');
    const forged = {
      ...recording,
      log: [{ ...first, evidence: { ...first.evidence, hash: '0'.repeat(32) } }, ...rest],
    };
    const replayed = await replayMatch(tractionFiles, slicedHelper(await loadPhysics(), stepsOf), forged, silent);
    expect(replayed).toMatchObject({ ok: false, fault: { code: 'other-outcome', path: '$.log[0].bodies' } });
  });

  it('is refused when the sentence of a ruling was forged, with its place', async () => {
    const at = await table();
    at.play('walk L1 A 90'); // into M1 beside it
    const text = makeMatch(recordMatch(at.match()));
    const [sentence] = /"text":"[^"]+"/.exec(text) ?? [''];
    const replayed = await replayMatch(
      tractionFiles,
      slicedHelper(await loadPhysics(), stepsOf),
      read(text.replace(sentence, '"text":"Nothing was touched."')),
      silent,
    );
    expect(replayed).toMatchObject({ ok: false, fault: { code: 'other-outcome', path: '$.log[0].rulings[0].text' } });
  });

  it('is performed by the helper, action by action, and nothing behind the first that differs', async () => {
    const at = await table();
    at.play('walk S1 D 180', 'walk S2 D 180', 'end');
    const recording = recordMatch(at.match());
    const log = recording.log.map((entry, i) => (i === 0 ? { ...entry, hash: '0'.repeat(32) } : entry));
    const asked: unknown[] = [];
    const real = slicedHelper(await loadPhysics(), stepsOf);
    const helper: Helper = { ...real, carryOut: (task, asking) => (asked.push(task.do), real.carryOut(task, asking)) };
    expect(await replayMatch(tractionFiles, helper, { ...recording, log }, silent)).toMatchObject({
      ok: false,
      fault: { code: 'other-outcome' },
    });
    expect(asked).toEqual(['act']);
  });

  it('is abandoned when nobody wants it any more', async () => {
    const at = await table();
    at.play('walk S1 D 180', 'end');
    const leaving = new AbortController();
    leaving.abort();
    const replayed = await replayMatch(
      tractionFiles,
      slicedHelper(await loadPhysics(), stepsOf),
      recordMatch(at.match()),
      {
        ...silent,
        signal: leaving.signal,
      },
    );
    expect(replayed).toMatchObject({ ok: false, fault: { code: 'abandoned' } });
  });
});

describe('a match that was replayed before it was put in the store', () => {
  it('is not replayed once more, unless it is another by now', async () => {
    const at = await table();
    at.play('walk S1 D 180', 'end');
    const match = at.match();
    const recording = recordMatch(match);
    handOver('one', match);
    expect(handedOver('one', recording)).toBe(match);
    expect(handedOver('two', recording)).toBeNull();
    expect(handedOver('one', { ...recording, log: recording.log.slice(0, 1) })).toBeNull();
    expect(
      handedOver('one', { ...recording, log: recording.log.map((entry) => ({ ...entry, hash: '0' })) }),
    ).toBeNull();
  });
});

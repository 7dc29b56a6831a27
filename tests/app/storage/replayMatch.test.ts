import { describe, expect, it } from 'vitest';
import { replayMatch } from '../../../src/app/storage/replayMatch.ts';
import { tractionFiles } from '../../../src/app/tables/traction/files.ts';
import { makeMatch, parseMatch, recordMatch, type TractionRecording } from '../../../src/games/traction/matchFile.ts';
import { loadPhysics, PHYSICS_BUILD } from '../../../src/sim/physics.ts';
import { table } from '../hud/table.ts';

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
    const replayed = await replayMatch(tractionFiles, await loadPhysics(), read(makeMatch(recordMatch(at.match()))), silent);
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
    const forged = { ...recording, log: [{ ...first, evidence: { ...first.evidence, hash: '0'.repeat(32) } }, ...rest] };
    const replayed = await replayMatch(tractionFiles, await loadPhysics(), forged, silent);
    expect(replayed).toMatchObject({ ok: false, fault: { code: 'other-outcome', path: '$.log[0]' } });
  });
});

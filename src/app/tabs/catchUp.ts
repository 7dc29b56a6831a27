import { performAndPlay } from '../../engine/play.ts';
import { rewind } from '../../engine/undo.ts';
import type { TractionRecording } from '../../games/traction/matchFile.ts';
import { replayTable } from '../../games/traction/replayTable.ts';
import { traction, type TractionMatch } from '../../games/traction/traction.ts';
import type { Physics } from '../../sim/physics.ts';
import { fault, ok, type Result } from '../../sim/result.ts';
import { texts } from '../texts.ts';

/**
 * The match as it was saved elsewhere, from how it is known here: what was taken back goes, and only what is new is
 * performed. Faults: those of playing; `other-outcome`.
 */
export function catchUp(physics: Physics, match: TractionMatch, { log }: TractionRecording): Result<TractionMatch> {
  const differs = match.log.findIndex(({ hash }, i) => log[i]?.hash !== hash);
  let now: TractionMatch = differs < 0 ? { ...match, undo: null } : rewind(match, differs);
  const { perform } = replayTable(physics);
  for (const [i, recorded] of log.entries()) {
    if (i < now.log.length) continue;
    const played = performAndPlay(traction, now, recorded.action, perform);
    if (!played.ok) return played;
    const found = played.value.log.at(-1)?.hash ?? '';
    if (found !== recorded.hash) return fault('other-outcome', texts.files.otherOutcome(i + 1, recorded.hash, found), `$.log[${i}]`);
    now = played.value;
  }
  return ok(now);
}

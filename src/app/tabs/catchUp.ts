import type { GameTypes } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import { performAndPlay } from '#engine/play.ts';
import type { RecordedAction, Recording } from '#engine/replay.ts';
import { rewind } from '#engine/undo.ts';
import type { Physics } from '#sim/physics.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import type { GameFiles } from '#play/storage/gameFiles.ts';
import { texts } from '#play/texts.ts';

/**
 * The match as it was saved elsewhere, from how it is known here: what was taken back goes, and only what is new is
 * performed. Faults: those of playing; `other-outcome`.
 */
export function catchUp<T extends GameTypes, R extends RecordedAction<T>>(
  { game, replayTable }: Pick<GameFiles<T, R>, 'game' | 'replayTable'>,
  physics: Physics,
  match: Match<T>,
  { log }: Recording<T>,
): Result<Match<T>> {
  const differs = match.log.findIndex(({ hash }, i) => log[i]?.hash !== hash);
  let now: Match<T> = differs < 0 ? { ...match, undo: null } : rewind(match, differs);
  const { perform } = replayTable(physics);
  for (const [i, recorded] of log.entries()) {
    if (i < now.log.length) continue;
    const played = performAndPlay(game, now, recorded.action, perform);
    if (!played.ok) return played;
    const found = played.value.log.at(-1)?.hash ?? '';
    if (found !== recorded.hash)
      return fault(
        'other-outcome',
        texts.believing.otherOutcome(i + 1, `$.log[${i}].hash`, recorded.hash, found),
        `$.log[${i}]`,
      );
    now = played.value;
  }
  return ok(now);
}

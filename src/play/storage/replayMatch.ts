import type { GameTypes } from '#engine/game.ts';
import type { HowFar } from '#engine/howFar.ts';
import type { Match } from '#engine/match.ts';
import type { ShortRecording } from '#engine/matchFile/shortMatch.ts';
import {
  comparingChecks,
  replaying,
  type Difference,
  type RecordedAction,
  type Recording,
  type Replay,
  type ReplayAnswer,
} from '#engine/replay.ts';
import { PHYSICS_BUILD } from '#sim/physics.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { breath, now, SLICE_MS } from '../host/pausing.ts';
import { abandoned, type Helper } from '../offThread/helper.ts';
import type { GameFiles } from './gameFiles.ts';
import { texts } from '../texts.ts';

export interface Replaying {
  /** Now and then: where it is, and of how many actions. */
  readonly onProgress: (at: HowFar, of: number) => void;
  /** Aborted when the match is no longer wanted. */
  readonly signal: AbortSignal;
}

/**
 * Plays a recording again and gives the match as it was left. A helper performs the physical actions; each action is
 * held against what was recorded before the next one is. Faults: those of `replay`; `other-outcome` where an action
 * comes out differently than it was recorded; `abandoned`. Rejects where the helper fails.
 */
export async function replayMatch<T extends GameTypes, R extends RecordedAction<T>>(
  { game, taskOf, checkOf }: Pick<GameFiles<T, R>, 'game' | 'taskOf' | 'checkOf'>,
  helper: Helper,
  recording: Recording<T> | ShortRecording<T>,
  { onProgress, signal }: Replaying,
): Promise<Result<Match<T>>> {
  const checks = 'checks' in recording ? recording.checks : null;
  const compare = checks === null ? undefined : comparingChecks(checks, checkOf);
  const steps = replaying(game, recording, PHYSICS_BUILD, compare);
  const of = recording.log.length;
  let breathed = now();
  let answer: ReplayAnswer<T> = null;
  for (;;) {
    const step = steps.next(answer);
    if (step.done) return step.value.ok ? asRecorded(step.value.value, checks !== null) : step.value;
    const { done, wanted } = step.value;
    answer = null;
    if (wanted !== null) {
      const task = taskOf(wanted);
      answer = task.ok
        ? ((await helper.carryOut(task.value, {
            signal,
            onProgress: ({ tick }) => onProgress({ done, tick }, of),
          })) as ReplayAnswer<T>)
        : task;
    } else if (now() - breathed >= SLICE_MS) {
      onProgress({ done, tick: 0 }, of);
      await breath();
      breathed = now();
    }
    if (signal.aborted) return abandoned();
  }
}

function asRecorded<T extends GameTypes>({ match, difference }: Replay<T>, fromLink: boolean): Result<Match<T>> {
  if (difference === null) return ok(match);
  return fault('other-outcome', whyNot(difference, fromLink), difference.path);
}

function whyNot({ index, path, expected, found, refused }: Difference, fromLink: boolean): string {
  const action = index + 1;
  if (refused !== undefined)
    return fromLink
      ? texts.believing.refusedOfSent(action, refused)
      : texts.believing.refusedOfFile(action, path, refused);
  return fromLink ? texts.believing.otherThanSent(action) : texts.believing.otherOutcome(action, path, expected, found);
}

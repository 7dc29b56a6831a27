import type { GameTypes } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import { replaying, type RecordedAction, type Recording, type Replay } from '../../engine/replay.ts';
import type { Physics } from '../../sim/physics.ts';
import { fault, ok, type Result } from '../../sim/result.ts';
import type { GameFiles } from '../tables/gameFiles.ts';
import { texts } from '../texts.ts';

/** A page that stands still for longer than this is felt to be stuck. */
const BREATH_MS = 40;

export interface Replaying {
  readonly onProgress: (done: number, of: number) => void;
  /** Aborted when nobody wants the match any more. */
  readonly signal: AbortSignal;
}

/**
 * Plays a recording again and gives the match as it was left. Faults: those of `replay`; `other-outcome` where an
 * action comes out differently than it was recorded; `abandoned`.
 */
export async function replayMatch<T extends GameTypes, R extends RecordedAction<T>>(
  { game, replayTable }: Pick<GameFiles<T, R>, 'game' | 'replayTable'>, physics: Physics, recording: Recording<T>, { onProgress, signal }: Replaying,
): Promise<Result<Match<T>>> {
  const table = replayTable(physics);
  const steps = replaying(game, recording, table.build);
  let breathed = performance.now();
  let step = steps.next(null);
  for (;;) {
    if (step.done) return step.value.ok ? asRecorded(step.value.value) : step.value;
    const { done, wanted } = step.value;
    step = steps.next(wanted && table.perform(wanted.state, wanted.action));
    if (performance.now() - breathed < BREATH_MS) continue;
    onProgress(done, recording.log.length);
    await breath();
    if (signal.aborted) return fault('abandoned', texts.files.abandoned);
    breathed = performance.now();
  }
}

function asRecorded<T extends GameTypes>({ match, difference }: Replay<T>): Result<Match<T>> {
  return difference === null ? ok(match) : fault('other-outcome', texts.files.otherOutcome(difference.index + 1, difference.expected, difference.found), `$.log[${difference.index}]`);
}

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

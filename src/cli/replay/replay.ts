import { makePath } from '#engine/files/jsonPath.ts';
import type { Difference } from '#engine/replay.ts';
import { fault, type Fault, type Result } from '#sim/result.ts';
import { BAD_INPUT, DIFFERS, OK } from '../exits.ts';
import { nameOfFile } from '../fileName.ts';
import { paced } from '../paced.ts';
import { printable } from '../printable.ts';
import type { Terminal } from '../terminal.ts';
import { say } from '../texts.ts';
import { GAMES } from '#games/registry.ts';
import type { GameModule } from '#engine/module/gameModule.ts';
import { readReplayable } from './readMatch.ts';
import type { Replayable, Replayed } from '#engine/module/matches.ts';

export interface ReplayOptions {
  readonly json: boolean;
  /** After so many seconds it is given up; null: never. */
  readonly timeoutS: number | null;
  /** In the JSON also what players hide from one another; else the position is as the public sees it. */
  readonly reveal?: boolean;
}

/**
 * `tumbletop replay`: performs every action of a match file again and holds it against what was recorded; gives the
 * exit code. The first action that differs is named, with the tick since when.
 */
export async function replay(
  file: string,
  { json, reveal = false, timeoutS }: ReplayOptions,
  terminal: Terminal,
  games: readonly GameModule[] = GAMES,
): Promise<number> {
  const name = nameOfFile(file);
  const text = await terminal.read(file);
  const match = text.ok ? await readReplayable(text.value, games) : text;
  const refuse = ({ message }: Fault): number => {
    terminal.error(`${name}: ${message}`);
    return BAD_INPUT;
  };
  if (!match.ok) return refuse(match.fault);
  const replayed = await playAgain(match.value, timeoutS, terminal);
  if (!replayed.ok) return refuse(replayed.fault);
  const { difference } = replayed.value;
  if (difference !== null) terminal.error(`${name}: ${describeDifference(difference)}`);
  if (json) terminal.out(`${JSON.stringify(answerOf(match.value, replayed.value, reveal), null, 2)}\n`);
  else if (difference === null) {
    const { automatic } = games.find(({ id }) => id === match.value.game) ?? {};
    terminal.out(`${printable(name)}: ${describeReplay(replayed.value, automatic)}\n`);
  }
  return difference === null ? OK : DIFFERS;
}

/** Faults: those of the replay; `timeout`. */
async function playAgain(match: Replayable, timeoutS: number | null, terminal: Terminal): Promise<Result<Replayed>> {
  const progress = terminal.progress(match.actions, say.replaying);
  try {
    const played = await paced(match.replay(), terminal, { progress, before: 0, timeoutS });
    if ('value' in played) return played.value;
    const { done, tick } = played.at;
    return fault('timeout', say.timedOut(timeoutS ?? 0, done, match.actions, makePath(['log', done]), tick));
  } finally {
    progress.stop();
  }
}

export const REPLAY_FORMAT = 'tumbletop/replay';

/**
 * For machines: the position that was reached (before the action that differs, if one does) and the result, if there is
 * one.
 */
function answerOf(
  { game, build, tickHz, actions }: Replayable,
  { difference, actions: replayed, result, hash, state }: Replayed,
  revealed: boolean,
): object {
  return {
    format: REPLAY_FORMAT,
    version: 1,
    game,
    build,
    tickHz,
    same: difference === null,
    actions,
    replayed,
    difference:
      difference === null
        ? null
        : {
            action: difference.index,
            path: difference.path,
            tick: difference.tick,
            expected: difference.expected,
            found: difference.found,
          },
    result,
    hash,
    revealed,
    state: revealed ? state.whole : state.seen,
  };
}

function describeReplay({ actions, result, waiting }: Replayed, automatic?: string): string {
  const outcome = result === null ? say.noResult(waiting) : say.result(result.winners, result.reason, automatic);
  return `${say.replayed(actions)}; ${outcome}.`;
}

const describeDifference = (difference: Difference): string => printable(sentenceOf(difference));

function sentenceOf({ index, path, tick, expected, found, refused }: Difference): string {
  if (refused !== undefined) return say.refused(index, path, refused);
  return path === makePath(['log', index, 'hash'])
    ? say.positionDiffers(index, path, expected, found)
    : say.difference(index, path, tick, expected, found);
}

import { replaying, type Difference, type Replay, type Table } from '../engine/replay.ts';
import { parseMatch, type TractionRecording } from '../games/traction/matchFile.ts';
import { traction, type TractionTypes } from '../games/traction/traction.ts';
import type { Result } from '../sim/result.ts';
import { BAD_INPUT, DIFFERS, OK } from './exits.ts';
import { printable } from './printable.ts';
import type { Terminal } from './terminal.ts';
import { say } from './texts.ts';

/** Where matches are played again; only asked for when there is one. */
export type OpenTable = () => Promise<Table<TractionTypes>>;

/**
 * `tumbletop replay`: performs every action of a match file again and holds it against what was recorded; gives the
 * exit code. The first action that differs is named, with the tick since when.
 */
export async function replay(file: string, { json }: { readonly json: boolean }, terminal: Terminal, openTable: OpenTable = openPhysicsTable): Promise<number> {
  const name = file === '-' ? say.standardInput : file;
  const text = await terminal.read(file);
  const recording = text.ok ? parseMatch(text.value, null) : text; // the build is the replay's to check
  if (!recording.ok) {
    terminal.error(`${name}: ${recording.fault.message}`);
    return BAD_INPUT;
  }
  const replayed = await playAgain(recording.value, await openTable(), terminal);
  if (!replayed.ok) {
    terminal.error(`${name}: ${replayed.fault.message}`);
    return BAD_INPUT;
  }
  const { difference } = replayed.value;
  if (difference !== null) terminal.error(`${name}: ${describeDifference(difference)}`);
  if (json) terminal.out(`${JSON.stringify(answerOf(recording.value, replayed.value), null, 2)}\n`);
  else if (difference === null) terminal.out(`${printable(name)}: ${describeReplay(replayed.value)}\n`);
  return difference === null ? OK : DIFFERS;
}

async function playAgain(recording: TractionRecording, table: Table<TractionTypes>, terminal: Terminal): Promise<Result<Replay<TractionTypes>>> {
  const progress = terminal.progress(recording.log.length, say.replaying);
  const steps = replaying(traction, recording, table);
  let step = steps.next();
  while (!step.done) {
    await progress.done(step.value);
    step = steps.next();
  }
  progress.stop();
  return step.value;
}

export const REPLAY_FORMAT = 'tumbletop/replay';

/** For machines: the position that was reached (before the action that differs, if one does) and the result, if there is one. */
function answerOf({ header, log }: TractionRecording, { match, difference }: Replay<TractionTypes>): object {
  return {
    format: REPLAY_FORMAT,
    version: 1,
    game: header.game,
    build: header.build,
    tickHz: header.tickHz,
    same: difference === null,
    actions: log.length,
    replayed: match.log.length,
    difference: difference === null ? null : { action: difference.index, tick: difference.tick, expected: difference.expected, found: difference.found },
    result: traction.result(match.state),
    hash: match.log.at(-1)?.hash ?? null,
    state: match.state,
  };
}

function describeReplay({ match }: Replay<TractionTypes>): string {
  const result = traction.result(match.state);
  const outcome = result === null ? say.noResult(match.state.turn.seat) : say.result(result.winners, result.reason);
  return `${say.replayed(match.log.length)}; ${outcome}.`;
}

const describeDifference = ({ index, tick, expected, found }: Difference): string => printable(say.difference(index, tick, expected, found));

/** The physics module is loaded here and not before. */
async function openPhysicsTable(): Promise<Table<TractionTypes>> {
  const [{ loadPhysics }, { replayTable }] = await Promise.all([import('../sim/physics.ts'), import('../games/traction/replayTable.ts')]);
  return replayTable(await loadPhysics());
}

import { gameIn } from '../../engine/files/gameIn.ts';
import { readMatch } from '../../engine/matchFile/matchFiles.ts';
import type { TickingTable } from '../../engine/replay.ts';
import { matchOf as tractionMatchOf } from '../../games/traction/matchFile.ts';
import { traction, type TractionTypes } from '../../games/traction/traction.ts';
import { asked } from '../../games/trexlands/asked.ts';
import { matchOf as trexlandsMatchOf } from '../../games/trexlands/matchFile.ts';
import { rollAsked } from '../../games/trexlands/rolls.ts';
import type { TrexlandsState } from '../../games/trexlands/state.ts';
import { trexlands, type TrexlandsTypes } from '../../games/trexlands/trexlands.ts';
import type { Result } from '../../sim/result.ts';
import { say } from '../texts.ts';
import { replayableBy, type Replayable } from './replayable.ts';

/** Where matches are played again, by game; only asked for when there is one to play. */
export interface ReplayTables {
  readonly traction: () => Promise<TickingTable<TractionTypes>>;
  readonly trexlands: () => Promise<TickingTable<TrexlandsTypes>>;
}

const readers = (tables: ReplayTables) => ({
  traction: replayableBy({
    game: traction,
    matchOf: tractionMatchOf,
    openTable: tables.traction,
    waiting: ({ turn }) => say.turnOf(turn.seat),
  }),
  trexlands: replayableBy({
    game: trexlands,
    matchOf: trexlandsMatchOf,
    openTable: tables.trexlands,
    waiting: waitingInTrexlands,
  }),
});

function waitingInTrexlands(state: TrexlandsState): string {
  const roll = rollAsked(state);
  return roll === null ? say.choiceOf(asked(state)) : say.rollOf(roll.trucks);
}

/** A match of the game that it names. Faults: the first thing that is wrong with the file, with its place and value. */
export function readReplayable(text: string, tables: ReplayTables): Result<Replayable> {
  const read = readMatch(text);
  if (!read.ok) return read;
  const games = readers(tables);
  const game = gameIn(read.value, Object.keys(games) as readonly (keyof typeof games)[]);
  return game.ok ? games[game.value](read.value) : game;
}

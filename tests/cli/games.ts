import { judge as judgeWith, type JudgeOptions } from '#cli/judge.ts';
import { replay as replayWith, type ReplayOptions } from '#cli/replay/replay.ts';
import type { Terminal } from '#cli/terminal.ts';
import type { GameModule } from '#engine/module/gameModule.ts';
import type { TickingTable } from '#engine/replay.ts';
import { matchesOn as tractionMatchesOn } from '#games/traction/command/matches.ts';
import { scenariosOn as tractionScenariosOn } from '#games/traction/command/scenarios.ts';
import { traction } from '#games/traction/module.ts';
import type { ScenarioTable } from '#games/traction/scenario/table.ts';
import type { TractionTypes } from '#games/traction/traction.ts';
import { matchesOn as trexlandsMatchesOn } from '#games/trexlands/command/matches.ts';
import { scenariosOn as trexlandsScenariosOn } from '#games/trexlands/command/scenarios.ts';
import { trexlands } from '#games/trexlands/module.ts';
import type { RollTable } from '#games/trexlands/scenario/table.ts';
import type { TrexlandsTypes } from '#games/trexlands/trexlands.ts';

/** Where scenarios are played, by game; a table is only asked for when there is something to play on it. */
export interface Tables {
  readonly traction: () => Promise<ScenarioTable>;
  readonly trexlands: () => Promise<RollTable>;
}

/** The same of matches. */
export interface ReplayTables {
  readonly traction: () => Promise<TickingTable<TractionTypes>>;
  readonly trexlands: () => Promise<TickingTable<TrexlandsTypes>>;
}

/** The command on these tables; where none are given, on physics. */
export const judge = (
  files: readonly string[],
  options: JudgeOptions,
  terminal: Terminal,
  tables?: Tables,
): Promise<number> => judgeWith(files, options, terminal, tables && judgedOn(tables));

export const replay = (
  file: string,
  options: ReplayOptions,
  terminal: Terminal,
  tables?: ReplayTables,
): Promise<number> => replayWith(file, options, terminal, tables && replayedOn(tables));

function judgedOn(tables: Tables): readonly GameModule[] {
  const [first, second] = [tractionScenariosOn(tables.traction), trexlandsScenariosOn(tables.trexlands)];
  return [
    { ...traction, scenarios: () => Promise.resolve(first) },
    { ...trexlands, scenarios: () => Promise.resolve(second) },
  ];
}

function replayedOn(tables: ReplayTables): readonly GameModule[] {
  const [first, second] = [tractionMatchesOn(tables.traction), trexlandsMatchesOn(tables.trexlands)];
  return [
    { ...traction, matches: () => Promise.resolve(first) },
    { ...trexlands, matches: () => Promise.resolve(second) },
  ];
}

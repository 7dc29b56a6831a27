import type { LogEntry } from '#engine/match.ts';
import { matchFiles, tellingBy } from '#engine/matchFile/matchFiles.ts';
import type { ToldAction } from '#engine/matchFile/matchText.ts';
import type { RecordedAction } from '#engine/replay.ts';
import { optionsBy } from '#engine/ruleSets.ts';
import { ok, type Result } from '#sim/result.ts';
import { matchSchema, type ActionFile, type MatchFile } from './matchSchema.ts';
import { makeCommand } from './notation.ts';
import { checkOptions, OPTIONS_BY } from './options.ts';
import type { TugOfWarSetup } from './setup.ts';
import { tugOfWar, type TugOfWarTypes } from './tugOfWar.ts';

/** An action as it is written down; its evidence is null, as nothing is performed on a table. */
type Recorded = RecordedAction<TugOfWarTypes>;

/** Match files of Tug of War. */
export const { recordMatch, makeMatch, parseMatch, matchOf, readingMatch, tellMatch, shortMatch, readShort, checkOf } =
  matchFiles<TugOfWarTypes, Recorded, MatchFile>({
    game: tugOfWar,
    schema: matchSchema,
    record: ({ action, hash }: LogEntry<TugOfWarTypes>) => ({ action, evidence: null, hash }),
    makeSetup: ({ options }) => ({ options }),
    readSetup,
    makeAction: ({ action, hash }) => ({ ...inOrder(action), hash }),
    readAction: ({ hash, ...action }) => ok({ action, evidence: null, hash }),
    tell: tellingBy(matchSchema, tellAction),
  });

function readSetup({ rules, options }: MatchFile): Result<TugOfWarSetup> {
  const checked = checkOptions(optionsBy(OPTIONS_BY, rules, options));
  return checked.ok ? ok({ options: checked.value }) : checked;
}

/** However an action was put together, it is written the same: keys as the schema has them. */
const ORDER: readonly string[] = ['do', 'seat', 'first', 'module', 'cards', 'aims', 'option', 'block', 'elapsedMs'];

const inOrder = (action: object): object =>
  Object.fromEntries(
    Object.entries(action)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b)),
  );

/** An action of a match file for a reader: its notation. */
function tellAction(file: ActionFile): ToldAction {
  return { seat: file.do === 'time' ? null : file.seat, words: makeCommand(file), rulings: [] };
}

import { matchFiles } from '#engine/matchFile/matchFiles.ts';
import type { Played } from '#engine/matchFile/matchForm.ts';
import { inOrder } from '#engine/matchFile/ruledActions.ts';
import type { RecordedAction } from '#engine/replay.ts';
import { optionsBy } from '#engine/ruleSets.ts';
import { ok, type Result } from '#sim/result.ts';
import { matchSchema, type MatchFile } from './matchSchema.ts';
import { makeCommand } from './notation.ts';
import { checkOptions, OPTIONS_BY } from './options.ts';
import type { TugOfWarSetup } from './setup.ts';
import { tugOfWar, type TugOfWarTypes } from './tugOfWar.ts';

/** An action as it is written down; its evidence is null, as nothing is performed on a table. */
type Recorded = RecordedAction<TugOfWarTypes>;

/** However an action was put together, it is written the same: keys as the schema has them. */
const ORDER = ['do', 'seat', 'first', 'module', 'cards', 'aims', 'option', 'block', 'elapsedMs'];

/** Match files of Tug of War. */
export const {
  recordMatch,
  makeMatch,
  parseMatch,
  matchOf,
  readingMatch,
  tellMatch,
  shortMatch,
  readShort,
  checkOf,
  orders,
} = matchFiles<TugOfWarTypes, Recorded, MatchFile>({
  game: tugOfWar,
  schema: matchSchema,
  readSetup,
  record: ({ action, hash }: Played<TugOfWarTypes>) => ({ action, evidence: null, hash }),
  makeAction: ({ action, hash }) => ({ ...inOrder(ORDER, action), hash }),
  readAction: ({ hash, ...action }) => ok({ action, evidence: null, hash }),
  words: makeCommand,
});

function readSetup({ rules, options }: MatchFile): Result<TugOfWarSetup> {
  const checked = checkOptions(optionsBy(OPTIONS_BY, rules, options));
  return checked.ok ? ok({ options: checked.value }) : checked;
}

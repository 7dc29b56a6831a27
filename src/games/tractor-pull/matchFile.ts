import { matchFiles } from '#engine/matchFile/matchFiles.ts';
import { ruledActions, type RuledAction } from '#engine/matchFile/ruledActions.ts';
import { optionsBy } from '#engine/ruleSets.ts';
import { ok } from '#sim/result.ts';
import { quantiseSpin } from '#sim/roll/wrench/spin.ts';
import type { SpinAction } from './actions.ts';
import { matchSchema, type MatchFile } from './matchSchema.ts';
import { makeCommand } from './notation.ts';
import { OPTIONS_BY } from './options.ts';
import { recordSpin, type RecordedSpin } from './record.ts';
import { evidenceOf } from './spinReport.ts';
import { tractorPull, type TractorPullTypes } from './tractorPull.ts';

/** An action as it is written down: what a replay is held against, and how the wrench came to lie. */
export type TractorPullRecordedAction = RuledAction<TractorPullTypes, RecordedSpin>;

/** Match files of Tractor Pull. */
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
} = matchFiles<TractorPullTypes, TractorPullRecordedAction, MatchFile>({
  game: tractorPull,
  schema: matchSchema,
  readSetup: ({ rules, options }) => ok({ options: optionsBy(OPTIONS_BY, rules, options) }),
  ...ruledActions<TractorPullTypes, SpinAction, RecordedSpin>({
    does: 'spin',
    written: (action) => ({ ...action, flick: action.flick && quantiseSpin(action.flick) }),
    rulingsOf: ({ spun, ticks }) => [recordSpin(spun, ticks)],
    evidenceOf,
    order: ['do', 'seat', 'face', 'location', 'item', 'spot', 'pair', 'vehicles', 'space', 'target', 'spaces', 'card'],
  }),
  words: makeCommand,
});

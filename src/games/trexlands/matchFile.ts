import { matchFiles, tellingBy } from '#engine/matchFile/matchFiles.ts';
import type { RecordingOf } from '#engine/matchFile/matchForm.ts';
import { ruledActions, type RuledAction } from '#engine/matchFile/ruledActions.ts';
import { optionsBy } from '#engine/ruleSets.ts';
import { ok } from '#sim/result.ts';
import type { RollAction } from './actions.ts';
import { quantiseHand } from './rolling/handThrow.ts';
import { matchSchema, toldMatchSchema, type MatchFile } from './matchSchema.ts';
import { OPTIONS_BY } from './options.ts';
import { recordTruckRulings, type RecordedTruckRuling } from './record.ts';
import { evidenceOf } from './rollReport.ts';
import { tellAction } from './tellAction.ts';
import { trexlands, type TrexlandsTypes } from './trexlands.ts';

/**
 * A match of Trexlands as it is written down: what a replay is held against, and how each truck of each roll came to
 * lie.
 */
export type TrexlandsRecording = RecordingOf<TrexlandsTypes, TrexlandsRecordedAction>;
export type TrexlandsRecordedAction = RuledAction<TrexlandsTypes, RecordedTruckRuling>;

/** Match files of Trexlands. */
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
} = matchFiles<TrexlandsTypes, TrexlandsRecordedAction, MatchFile>({
  game: trexlands,
  schema: matchSchema,
  readSetup: ({ rules, options }) => ok({ options: optionsBy(OPTIONS_BY, rules, options) }),
  ...ruledActions<TrexlandsTypes, RollAction, RecordedTruckRuling>({
    does: 'roll',
    written: (action) => ({ ...action, throws: action.throws.map(quantiseHand) }),
    rulingsOf: ({ rulings }) => recordTruckRulings(rulings),
    evidenceOf,
    order: [
      'do',
      'seat',
      'kind',
      'on',
      'trucks',
      'truck',
      'ramp',
      'via',
      'terra',
      'beyond',
      'to',
      'stack',
      'owner',
      'slot',
      'card',
      'coins',
      'target',
    ],
  }),
  tell: tellingBy(toldMatchSchema, tellAction),
});

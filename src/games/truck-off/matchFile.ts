import { matchFiles } from '#engine/matchFile/matchFiles.ts';
import { ruledActions, type RuledAction } from '#engine/matchFile/ruledActions.ts';
import { ok, type Result } from '#sim/result.ts';
import { quantiseHand } from '#sim/roll/handRelease.ts';
import type { DieThrow, RollAction } from './actions.ts';
import { matchSchema, type MatchFile } from './matchSchema.ts';
import { makeCommand } from './notation.ts';
import { checkOptions, optionsOf } from './options.ts';
import { evidenceOf, recordDice, type RecordedDie } from './record.ts';
import type { TruckOffSetup } from './setup.ts';
import { truckOff, type TruckOffTypes } from './truckOff.ts';

/** An action as it is written down: what a replay is held against, and how each die came to lie. */
export type TruckOffRecordedAction = RuledAction<TruckOffTypes, RecordedDie>;

/** Match files of Truck Off. */
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
} = matchFiles<TruckOffTypes, TruckOffRecordedAction, MatchFile>({
  game: truckOff,
  schema: matchSchema,
  readSetup,
  ownPieces: ({ options }) => options.dice,
  ...ruledActions<TruckOffTypes, RollAction, RecordedDie>({
    does: 'roll',
    written: (action) => ({ ...action, throws: action.throws.map(quantised) }),
    rulingsOf: ({ readings }) => recordDice(readings),
    evidenceOf,
    order: ['do', 'seat', 'trucks', 'cards', 'card', 'target', 'set', 'truck', 'venue'],
  }),
  words: makeCommand,
});

function readSetup({ rules, seats, options }: MatchFile): Result<TruckOffSetup> {
  const checked = checkOptions(optionsOf(rules, seats.length, options), seats.length);
  return checked.ok ? ok({ options: checked.value }) : checked;
}

/** As it was thrown. */
const quantised = ({ die, ...hand }: DieThrow): DieThrow => ({ die, ...quantiseHand(hand) });

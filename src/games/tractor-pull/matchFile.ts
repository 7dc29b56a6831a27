import type { LogEntry } from '#engine/match.ts';
import { matchFiles, tellingBy } from '#engine/matchFile/matchFiles.ts';
import type { ToldAction } from '#engine/matchFile/matchText.ts';
import type { RecordedAction } from '#engine/replay.ts';
import { optionsBy } from '#engine/ruleSets.ts';
import { ok } from '#sim/result.ts';
import { quantiseSpin } from '#sim/roll/wrench/spin.ts';
import { matchSchema, type ActionFile, type MatchFile } from './matchSchema.ts';
import { makeCommand } from './notation.ts';
import { OPTIONS_BY } from './options.ts';
import { recordSpin, type RecordedSpin } from './record.ts';
import { evidenceOf } from './spinReport.ts';
import { tractorPull, type TractorPullTypes } from './tractorPull.ts';

/** An action as it is written down: what a replay is held against, and how the wrench came to lie. */
export interface TractorPullRecordedAction extends RecordedAction<TractorPullTypes> {
  /** The ruling of a spin; empty for any other action. */
  readonly rulings: readonly RecordedSpin[];
}

/** Match files of Tractor Pull. */
export const { recordMatch, makeMatch, parseMatch, matchOf, readingMatch, tellMatch, shortMatch, readShort, checkOf } =
  matchFiles<TractorPullTypes, TractorPullRecordedAction, MatchFile>({
    game: tractorPull,
    schema: matchSchema,
    record,
    makeSetup: ({ options }) => ({ options }),
    readSetup: ({ rules, options }) => ok({ options: optionsBy(OPTIONS_BY, rules, options) }),
    makeAction,
    readAction: (file) => ok(readAction(file)),
    tell: tellingBy(matchSchema, tellAction),
  });

function record({ action, evidence, performed, hash }: LogEntry<TractorPullTypes>): TractorPullRecordedAction {
  if (action.do !== 'spin') return { action, evidence: null, rulings: [], hash };
  const written = { ...action, flick: action.flick && quantiseSpin(action.flick) };
  const rulings = performed === null ? [] : [recordSpin(performed.spun, performed.ticks)];
  return { action: written, evidence, rulings, hash };
}

function makeAction({ action, evidence, rulings, hash }: TractorPullRecordedAction): object {
  if (action.do !== 'spin') return { ...inOrder(action), hash };
  if (evidence === null) throw new Error('a spin is recorded with its evidence');
  const { do: what, seat, flick } = action;
  return { do: what, seat, flick, ticks: evidence.ticks, rulings, bodies: evidence.hash, hash };
}

/** However an action was put together, it is written the same: keys as the schema has them. */
const ORDER: readonly string[] = [
  'do',
  'seat',
  'face',
  'location',
  'item',
  'spot',
  'pair',
  'vehicles',
  'space',
  'target',
  'spaces',
  'card',
];

const inOrder = (action: object): object =>
  Object.fromEntries(
    Object.entries(action)
      .sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b))
      .map(([key, value]) => [key, key === 'target' ? inOrder(value as object) : value]),
  );

function readAction(file: ActionFile): TractorPullRecordedAction {
  if (file.do !== 'spin') {
    const { hash, ...action } = file;
    return { action, evidence: null, rulings: [], hash };
  }
  const { do: what, seat, flick, ticks, rulings, bodies, hash } = file;
  return { action: { do: what, seat, flick }, evidence: evidenceOf(rulings, ticks, bodies), rulings, hash };
}

/** An action of a match file for a reader: its notation, and how the wrench was read. */
function tellAction(file: ActionFile): ToldAction {
  const rulings = file.do === 'spin' ? file.rulings : [];
  return { seat: file.seat, words: makeCommand(file), rulings };
}

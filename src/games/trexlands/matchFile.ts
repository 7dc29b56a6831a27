import { matchFiles, tellingBy } from '#engine/matchFile/matchFiles.ts';
import type { RecordingOf } from '#engine/matchFile/matchForm.ts';
import type { LogEntry } from '#engine/match.ts';
import type { RecordedAction } from '#engine/replay.ts';
import { optionsBy } from '#engine/ruleSets.ts';
import { pieceId } from '#sim/ids.ts';
import { ok, type Result } from '#sim/result.ts';
import { quantiseHand } from './rolling/handThrow.ts';
import { matchSchema, toldMatchSchema, type ActionFile, type MatchFile } from './matchSchema.ts';
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

export interface TrexlandsRecordedAction extends RecordedAction<TrexlandsTypes> {
  /** The rulings of a roll; empty for any other action. */
  readonly rulings: readonly RecordedTruckRuling[];
}

/** Match files of Trexlands. */
export const { recordMatch, makeMatch, parseMatch, matchOf, readingMatch, tellMatch, shortMatch, readShort, checkOf } =
  matchFiles<TrexlandsTypes, TrexlandsRecordedAction, MatchFile>({
    game: trexlands,
    schema: matchSchema,
    record,
    makeSetup: ({ options }) => ({ options }),
    readSetup: ({ rules, options }) => ok({ options: optionsBy(OPTIONS_BY, rules, options) }),
    makeAction,
    readAction,
    tell: tellingBy(toldMatchSchema, tellAction),
  });

function record({ action, evidence, performed, hash }: LogEntry<TrexlandsTypes>): TrexlandsRecordedAction {
  if (action.do !== 'roll') return { action, evidence: null, rulings: [], hash };
  const written = { ...action, throws: action.throws.map(quantiseHand) }; // as it was rolled
  return { action: written, evidence, rulings: recordTruckRulings(performed?.rulings ?? []), hash };
}

function makeAction({ action, evidence, rulings, hash }: TrexlandsRecordedAction): object {
  if (action.do !== 'roll') return { ...(inOrder(action) as object), hash };
  if (evidence === null) throw new Error('a roll is recorded with its evidence');
  return { ...action, ticks: evidence.ticks, rulings, bodies: evidence.hash, hash };
}

/**
 * However an action was put together, it is written the same: the same match is the same text. Keys as the schema has
 * them.
 */
const ORDER: readonly string[] = [
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
];

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const places = Object.entries(value).map(([key, inner]) => ({
    key,
    inner: inOrder(inner),
    place: ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length,
  }));
  return Object.fromEntries(places.sort((a, b) => a.place - b.place).map(({ key, inner }) => [key, inner]));
}

function readAction(file: ActionFile): Result<TrexlandsRecordedAction> {
  if (file.do !== 'roll') {
    const { hash, ...action } = file;
    return ok({ action, evidence: null, rulings: [], hash });
  }
  const throws = file.throws.map(({ quaternion, ...thrown }) => ({
    ...thrown,
    truck: pieceId(thrown.truck),
    ...(quaternion === undefined ? {} : { quaternion }),
  }));
  return ok({
    action: { do: file.do, throws },
    evidence: evidenceOf(file.rulings, file.ticks, file.bodies),
    rulings: file.rulings,
    hash: file.hash,
  });
}

import type { LogEntry } from '#engine/match.ts';
import { matchFiles, tellingBy } from '#engine/matchFile/matchFiles.ts';
import type { RecordedAction } from '#engine/replay.ts';
import { ok, type Result } from '#sim/result.ts';
import { quantiseHand } from '#sim/roll/handRelease.ts';
import type { DieThrow } from './actions.ts';
import { matchSchema, type ActionFile, type MatchFile } from './matchSchema.ts';
import { checkOptions, optionsOf } from './options.ts';
import { recordDice, type RecordedDie } from './record.ts';
import { evidenceOf } from './rollReport.ts';
import type { TruckOffSetup } from './setup.ts';
import { tellAction } from './tellAction.ts';
import { truckOff, type TruckOffTypes } from './truckOff.ts';

/** An action as it is written down: what a replay is held against, and how each die came to lie. */
export interface TruckOffRecordedAction extends RecordedAction<TruckOffTypes> {
  /** The rulings of a throw; empty for any other action. */
  readonly rulings: readonly RecordedDie[];
}

/** Match files of Truck Off. */
export const { recordMatch, makeMatch, parseMatch, matchOf, readingMatch, tellMatch, shortMatch, readShort, checkOf } =
  matchFiles<TruckOffTypes, TruckOffRecordedAction, MatchFile>({
    game: truckOff,
    schema: matchSchema,
    record,
    makeSetup: ({ options }) => ({ options }),
    readSetup,
    makeAction,
    readAction,
    tell: tellingBy(matchSchema, tellAction),
  });

function readSetup({ rules, seats, options }: MatchFile): Result<TruckOffSetup> {
  const checked = checkOptions(optionsOf(rules, seats.length, options), seats.length);
  return checked.ok ? ok({ options: checked.value }) : checked;
}

/** As it was thrown. */
const quantised = ({ die, ...hand }: DieThrow): DieThrow => ({ die, ...quantiseHand(hand) });

function record({ action, evidence, performed, hash }: LogEntry<TruckOffTypes>): TruckOffRecordedAction {
  if (action.do !== 'roll') return { action, evidence: null, rulings: [], hash };
  const written = { ...action, throws: action.throws.map(quantised) };
  return { action: written, evidence, rulings: recordDice(performed?.readings ?? []), hash };
}

function makeAction({ action, evidence, rulings, hash }: TruckOffRecordedAction): object {
  if (action.do !== 'roll') return { ...inOrder(action), hash };
  if (evidence === null) throw new Error('a throw is recorded with its evidence');
  const { do: what, seat, throws } = action;
  return { do: what, seat, throws, ticks: evidence.ticks, rulings, bodies: evidence.hash, hash };
}

/** However an action was put together, it is written the same: keys as the schema has them. */
const ORDER: readonly string[] = ['do', 'seat', 'trucks', 'cards', 'card', 'target', 'set'];

function inOrder(action: object): object {
  const place = (key: string): number => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);
  const entries = Object.entries(action).sort(([a], [b]) => place(a) - place(b));
  return Object.fromEntries(entries.map(([key, value]) => [key, key === 'target' ? targetInOrder(value) : value]));
}

const targetInOrder = ({ truck, venue }: { readonly truck: unknown; readonly venue: unknown }): object => ({
  truck,
  venue,
});

function readAction(file: ActionFile): Result<TruckOffRecordedAction> {
  if (file.do !== 'roll') {
    const { hash, ...action } = file;
    return ok({ action, evidence: null, rulings: [], hash });
  }
  const { do: what, seat, throws, ticks, rulings, bodies, hash } = file;
  return ok({ action: { do: what, seat, throws }, evidence: evidenceOf(rulings, ticks, bodies), rulings, hash });
}

import { matchFiles, tellingBy } from '#engine/matchFile/matchFiles.ts';
import type { ToldAction } from '#engine/matchFile/matchText.ts';
import type { LogEntry } from '#engine/match.ts';
import type { RecordedAction } from '#engine/replay.ts';
import { ok, type Result } from '#sim/result.ts';
import { quantiseHand } from '#sim/roll/handRelease.ts';
import { omen, type OmenTypes } from './omen.ts';
import { recordedDie, type RecordedDie } from './record.ts';
import { matchSchema, type ActionFile, type MatchFile } from './schemas.ts';

/** An action as it is written down; `rulings` are of a throw. */
export interface OmenRecordedAction extends RecordedAction<OmenTypes> {
  readonly rulings: readonly RecordedDie[];
}

/** Match files of Omen. */
export const { recordMatch, makeMatch, parseMatch, matchOf, readingMatch, tellMatch, shortMatch, readShort, checkOf } =
  matchFiles<OmenTypes, OmenRecordedAction, MatchFile>({
    game: omen,
    schema: matchSchema,
    record,
    makeSetup: ({ options }) => ({ options }),
    readSetup: ({ options }) => ok({ options }),
    makeAction,
    readAction,
    tell: tellingBy(matchSchema, tellAction),
  });

function record({ action, evidence, performed, hash }: LogEntry<OmenTypes>): OmenRecordedAction {
  if (action.do !== 'throw') return { action, evidence: null, rulings: [], hash };
  const written = { ...action, hand: action.hand && quantiseHand(action.hand) }; // as it was thrown
  return { action: written, evidence, rulings: performed === null ? [] : [recordedDie(performed.die)], hash };
}

function makeAction({ action, evidence, rulings, hash }: OmenRecordedAction): object {
  if (evidence === null) return { ...action, hash };
  return { ...action, ticks: evidence.ticks, rulings, bodies: evidence.hash, hash };
}

function readAction(file: ActionFile): Result<OmenRecordedAction> {
  if (file.do !== 'throw') {
    const { hash, ...action } = file;
    return ok({ action, evidence: null, rulings: [], hash });
  }
  const { do: what, seat, hand, ticks, rulings, bodies, hash } = file;
  const marks = rulings.map((ruling) => ({ tick: ruling.tick, text: ruling.text, ruling }));
  return ok({ action: { do: what, seat, hand }, evidence: { hash: bodies, ticks, marks }, rulings, hash });
}

function tellAction(file: ActionFile): ToldAction {
  const rulings = file.do === 'throw' ? file.rulings : [];
  return {
    seat: file.do === 'time' ? null : file.seat,
    words: file.do === 'foretell' ? `foretell ${file.card}` : file.do,
    rulings,
  };
}

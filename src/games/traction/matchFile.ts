import { matchFiles, tellingBy } from '#engine/matchFile/matchFiles.ts';
import type { Played, RecordingOf } from '#engine/matchFile/matchForm.ts';
import type { RecordedAction } from '#engine/replay.ts';
import { withoutStop } from '#engine/words.ts';
import type { ClauseId } from './referee/ruling.ts';
import { pieceId, seat, type BodyId } from '#sim/ids.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import type { TractionAction } from './actions.ts';
import { makeHand, readHand } from './handFile.ts';
import { matchSchema, type ActionFile, type MatchFile } from './matchSchema.ts';
import { readSetup } from './readSetup.ts';
import { short } from './shortActions.ts';
import { evidenceOf, recordRuling, type RecordedRuling } from './record.ts';
import { tellAction } from './tellAction.ts';
import { optionsFile } from './variantSchema.ts';
import { traction, type TractionTypes } from './traction.ts';

/** A match of Traction as it is written down: what a replay is held against, and the rulings in full. */
export type TractionRecording = RecordingOf<TractionTypes, TractionRecordedAction>;

export interface TractionRecordedAction extends RecordedAction<TractionTypes> {
  /** The rulings of a physical action; empty for any other. */
  readonly rulings: readonly RecordedRuling[];
}

/** Match files of Traction. Faults of reading, beside those of every game: those of the set-up and of gestures. */
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
} = matchFiles<TractionTypes, TractionRecordedAction, MatchFile>({
  game: traction,
  schema: matchSchema,
  record,
  makeSetup: ({ table, surface, options, position }) => ({ table, surface, position, options: optionsFile(options) }),
  readSetup,
  makeAction,
  readAction,
  short,
  tell: tellingBy(matchSchema, tellAction),
});

function record({ action, evidence, performed, hash }: Played<TractionTypes>): TractionRecordedAction {
  return { action, evidence, hash, rulings: performed?.rulings.map(recordRuling) ?? [] };
}

function makeAction({ action, evidence, rulings, hash }: TractionRecordedAction): object {
  if (action.do !== 'walk' && action.do !== 'tackle' && action.do !== 'disturb') return { ...action, hash };
  if (evidence === null) throw new Error('a physical action is recorded with its evidence');
  return { ...makeHand(action), ticks: evidence.ticks, rulings, bodies: evidence.hash, hash };
}

type ChoiceFile = Exclude<ActionFile, { gesture: string }>;

function readAction(file: ActionFile, index: number): Result<TractionRecordedAction> {
  if (!('gesture' in file)) return ok({ action: readChoice(file), evidence: null, rulings: [], hash: file.hash });
  const action = readHand(file);
  if (!action.ok) {
    const path = `$.log[${index}].gesture`;
    return fault(action.fault.code, `${path}: ${withoutStop(action.fault.message)}.`, path);
  }
  const rulings = file.rulings.map((ruling) => ({
    ...ruling,
    clause: ruling.clause as ClauseId,
    piece: pieceId(ruling.piece),
    other: ruling.other as BodyId | null,
  }));
  return ok({ action: action.value, evidence: evidenceOf(rulings, file.ticks, file.bodies), rulings, hash: file.hash });
}

function readChoice(file: ChoiceFile): TractionAction {
  switch (file.do) {
    case 'arrange':
      return {
        do: file.do,
        seat: seat(file.seat),
        pieces: file.pieces.map((piece) => ({ ...piece, id: pieceId(piece.id) })),
      };
    case 'right':
      return { do: file.do, pieces: file.pieces.map(pieceId) };
    case 'penalise':
      return { do: file.do, chooser: seat(file.chooser), piece: file.piece === null ? null : pieceId(file.piece) };
    case 'end-turn':
      return { do: file.do };
    case 'concede':
      return { do: file.do, seat: seat(file.seat) };
  }
}

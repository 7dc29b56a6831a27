import { expectFormat } from '../../engine/files/expectFormat.ts';
import { faultOfIssue, FILE_LIMITS, readJson, utf8Bytes, type FileLimits } from '../../engine/files/readJson.ts';
import type { RecordedAction, Recording } from '../../engine/replay.ts';
import type { ClauseId } from '../../referee/ruling.ts';
import { pieceId, seat, type BodyId } from '../../sim/ids.ts';
import { fault, ok, type Result } from '../../sim/result.ts';
import type { TractionAction } from './actions.ts';
import { makeHand, readHand } from './handFile.ts';
import { matchSchema, MATCH_FORMAT, MATCH_VERSION, type ActionFile } from './matchSchema.ts';
import { evidenceOf, recordRuling, type RecordedRuling } from './record.ts';
import { readHeader } from './readHeader.ts';
import { remembered } from './remembered.ts';
import type { TractionMatch, TractionTypes } from './traction.ts';

/** How large the match file may be that people exchange, bytes in UTF-8. */
export const MATCH_FILE_LIMIT = FILE_LIMITS.bytes;

/** One's own shelf keeps every match: 60 turns of five seats can be longer than what people exchange. */
export const OWN_MATCH_LIMIT = 16 * 1024 * 1024; // bytes in UTF-8
const OWN_LIMITS: FileLimits = { ...FILE_LIMITS, bytes: OWN_MATCH_LIMIT };

/** Whether the match file can be given to somebody: `parseMatch` reads no longer one of a stranger's. */
export const fitsInFile = (text: string): boolean => utf8Bytes(text) <= MATCH_FILE_LIMIT;

export interface ReadingOptions {
  /** The text is from the program's own store, where a match may be up to `OWN_MATCH_LIMIT` long. */
  readonly own?: boolean;
}

/** A match of Traction as it is written down: what a replay is held against, and the rulings in full. */
export interface TractionRecording extends Recording<TractionTypes> {
  readonly log: readonly TractionRecordedAction[];
}

export interface TractionRecordedAction extends RecordedAction<TractionTypes> {
  /** Of a physical action; empty for any other. */
  readonly rulings: readonly RecordedRuling[];
}

/** What is written down of a match. */
export const recordMatch = ({ header, log }: TractionMatch): TractionRecording => ({
  header,
  log: log.map(recordEntry),
});

/** Remembered, as is its line in the file: a match is saved after every action, and only the last one is new. */
const recordEntry = remembered(({ action, evidence, performed, hash }: TractionMatch['log'][number]): TractionRecordedAction => ({
  action,
  evidence,
  hash,
  rulings: performed?.rulings.map(recordRuling) ?? [],
}));

/** The match file. `parseMatch(makeMatch(r))` equals r. */
export function makeMatch({ header, log }: TractionRecording): string {
  const { game, rulesVersion, build, tickHz, seed, seats, setup } = header;
  const { table, surface, options, position } = setup;
  const file = { format: MATCH_FORMAT, version: MATCH_VERSION, game, rulesVersion, build, tickHz, seed, seats, table, surface, position, options };
  const head = JSON.stringify(file, null, 2).slice(0, -'\n}'.length);
  const actions = log.map(lineOf).join(','); // one action a line: a long match stays readable
  return `${head},\n  "log": [${actions}${log.length === 0 ? '' : '\n  '}]\n}\n`;
}

const lineOf = remembered((recorded: TractionRecordedAction) => `\n    ${JSON.stringify(makeAction(recorded))}`);

function makeAction({ action, evidence, rulings, hash }: TractionRecordedAction): object {
  if (action.do !== 'walk' && action.do !== 'tackle' && action.do !== 'disturb') return { ...action, hash };
  if (evidence === null) throw new Error('a physical action is recorded with its evidence');
  return { ...makeHand(action), ticks: evidence.ticks, rulings, bodies: evidence.hash, hash };
}

/**
 * Reads a match file; nothing of it has been performed or believed yet (`replay` does that). `build` is the physics
 * build that is to replay it, null for somebody who only looks.
 * Faults: those of `readJson` and `expectFormat`; `bad-value`, `missing`, `unknown-key`; `other-rules`, `other-build`,
 * `other-tick`; those of the set-up; those of gestures. Every one with the JSON path.
 */
export function parseMatch(text: string, build: string | null, { own = false }: ReadingOptions = {}): Result<TractionRecording> {
  const json = readJson(text, own ? OWN_LIMITS : FILE_LIMITS);
  if (!json.ok) return json;
  const format = expectFormat(json.value, MATCH_FORMAT, MATCH_VERSION);
  if (!format.ok) return format;
  const read = matchSchema.safeParse(json.value);
  if (!read.success) return { ok: false, fault: faultOfIssue(read.error, json.value) };
  const header = readHeader(read.data, build);
  if (!header.ok) return header;
  const log: TractionRecordedAction[] = [];
  for (const [i, action] of read.data.log.entries()) {
    const recorded = readAction(action, i);
    if (!recorded.ok) return recorded;
    log.push(recorded.value);
  }
  return ok({ header: header.value, log });
}

type ChoiceFile = Exclude<ActionFile, { gesture: string }>;

function readAction(file: ActionFile, index: number): Result<TractionRecordedAction> {
  if (!('gesture' in file)) return ok({ action: readChoice(file), evidence: null, rulings: [], hash: file.hash });
  const action = readHand(file);
  if (!action.ok) {
    const path = `$.log[${index}].gesture`;
    return fault(action.fault.code, `${path}: ${action.fault.message}.`, path);
  }
  const rulings = file.rulings.map((ruling) => ({ ...ruling, clause: ruling.clause as ClauseId, piece: pieceId(ruling.piece), other: ruling.other as BodyId | null }));
  return ok({ action: action.value, evidence: evidenceOf(rulings, file.ticks, file.bodies), rulings, hash: file.hash });
}

function readChoice(file: ChoiceFile): TractionAction {
  switch (file.do) {
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

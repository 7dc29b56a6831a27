import type { z } from 'zod';
import { expectFormat } from '../files/expectFormat.ts';
import { faultOfIssue, FILE_LIMITS, readJson } from '../files/readJson.ts';
import { ok, type Result } from '#sim/result.ts';
import type { GameTypes } from '../game.ts';
import type { Match } from '../match.ts';
import { UNNAMED_SET } from '../ruleSets.ts';
import type { RecordedAction, Recording } from '../replay.ts';
import type { MatchForm, MatchJson, RecordingOf, WholeMatches } from './matchForm.ts';
import type { MatchText, ToldAction } from './matchText.ts';
import { MATCH_FORMAT, MATCH_VERSION, OWN_LIMITS } from './format.ts';
import { ordersBy, type Orders } from './orders.ts';
import { readHeader, refuseOtherRules, type HeaderFile } from './readHeader.ts';
import { remembered } from './remembered.ts';
import { shortMatches, type ShortMatches } from './shortMatch.ts';

export interface ReadingOptions {
  /** The text is from the program's own store, where a match may be up to `OWN_MATCH_LIMIT` long. */
  readonly own?: boolean;
}

/** A match file's text as JSON, for any game. Faults: those of `readJson` and `expectFormat`. */
export function readMatch(text: string, { own = false }: ReadingOptions = {}): Result<MatchJson> {
  const json = readJson(text, own ? OWN_LIMITS : FILE_LIMITS);
  return json.ok ? expectFormat(json.value, MATCH_FORMAT, MATCH_VERSION) : json;
}

/** How a game's match files are written and read. */
export interface MatchFiles<T extends GameTypes, R extends RecordedAction<T>>
  extends WholeMatches<T, R>, ShortMatches<T, R> {
  readonly orders: Orders<T>;
  /** The record of a match. */
  readonly recordMatch: (match: Match<T>) => RecordingOf<T, R>;
  /**
   * Reads a match file; nothing of it has been performed or believed yet (`replay` does that). `build` is the physics
   * build that is to replay it, null for a reader who only looks. Faults: those of `readMatch`; `bad-value`, `missing`,
   * `unknown-key`; those of `readHeader`; those of actions. Every one with the JSON path.
   */
  readonly parseMatch: (text: string, build: string | null, options?: ReadingOptions) => Result<RecordingOf<T, R>>;
  /**
   * The same as text to be read, by any version of the rules and on any physics build: a match that is only told need
   * not be playable. Faults: `bad-value`, `missing`, `unknown-key`.
   */
  readonly tellMatch: (json: MatchJson) => Result<MatchText>;
  /** The same, action by action: yields how many have been read. A file of gestures takes a second. */
  readonly readingMatch: (json: MatchJson, build: string | null) => Generator<number, Result<RecordingOf<T, R>>, void>;
}

/** Actions and their lines are remembered: a match is saved after every action, and only the last one is new. */
export function matchFiles<
  T extends GameTypes,
  R extends RecordedAction<T>,
  F extends HeaderFile & { readonly log: readonly unknown[] },
>(form: MatchForm<T, R, F>): MatchFiles<T, R> {
  const recordEntry = remembered(form.record);
  const lineOf = remembered((recorded: R) => `\n    ${JSON.stringify(form.makeAction(recorded))}`);
  const readingMatch = (json: MatchJson, build: string | null): Generator<number, Result<RecordingOf<T, R>>, void> =>
    readingForm(form, json, build);
  const matchOf = (json: MatchJson, build: string | null): Result<RecordingOf<T, R>> =>
    toItsEnd(readingMatch(json, build));
  const makeMatch = ({ header, log }: RecordingOf<T, R>): string =>
    writeMatch(header, form.makeSetup?.(header.setup) ?? (header.setup as object), log.map(lineOf));
  return {
    orders: ordersBy(form),
    ...shortMatches(form, { matchOf, makeMatch }),
    recordMatch: ({ header, log }) => ({ header, log: log.map(recordEntry) }),
    makeMatch,
    parseMatch: (text, build, options) => {
      const json = readMatch(text, options);
      return json.ok ? matchOf(json.value, build) : json;
    },
    matchOf,
    tellMatch: form.tell ?? tellingBy(form.schema, toldIn(form.words)),
    readingMatch,
  };
}

/** One action a line: a long match stays readable. */
function writeMatch(
  { game, rulesVersion, rules, build, tickHz, seed, seats }: Recording<GameTypes>['header'],
  setup: object,
  lines: readonly string[],
): string {
  const file = {
    format: MATCH_FORMAT,
    version: MATCH_VERSION,
    game,
    rulesVersion,
    rules,
    build,
    tickHz,
    seed,
    seats,
    ...setup,
  };
  const head = JSON.stringify(file, null, 2).slice(0, -'\n}'.length);
  return `${head},\n  "log": [${lines.join(',')}${lines.length === 0 ? '' : '\n  '}]\n}\n`;
}

function toItsEnd<V>(steps: Generator<unknown, V, void>): V {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function* readingForm<
  T extends GameTypes,
  R extends RecordedAction<T>,
  F extends HeaderFile & { readonly log: readonly unknown[] },
>(
  { game, schema, readSetup, readAction }: MatchForm<T, R, F>,
  json: MatchJson,
  build: string | null,
): Generator<number, Result<RecordingOf<T, R>>, void> {
  const other = json['game'] === game.id ? refuseOtherRules(game.rulesVersion, json) : null;
  if (other !== null) return other;
  const read = schema.safeParse(json);
  if (!read.success) return { ok: false, fault: faultOfIssue(read.error, json) };
  const header = readHeader(game, read.data, build, () => readSetup(read.data));
  if (!header.ok) return header;
  const log: R[] = [];
  for (const [i, action] of read.data.log.entries()) {
    const recorded = readAction(action, i);
    if (!recorded.ok) return recorded;
    log.push(recorded.value);
    yield i + 1;
  }
  return ok({ header: header.value, log });
}

/** An action for a reader: by these words, of its seat, with its rulings where it has any. */
const toldIn =
  <A>(words: (file: A) => string) =>
  (file: A): ToldAction => {
    const { seat = null, rulings = [] } = file as Partial<Pick<ToldAction, 'seat' | 'rulings'>>;
    return { seat, words: words(file), rulings };
  };

/**
 * Tells a match file by a schema that may read more than can be played: `tellAction` gives what a person reads of an
 * action.
 */
export const tellingBy =
  <A>(schema: z.ZodType<HeaderFile & { readonly log: readonly A[] }>, tellAction: (file: A) => ToldAction) =>
  (json: MatchJson): Result<MatchText> => {
    const read = schema.safeParse(json);
    if (!read.success) return { ok: false, fault: faultOfIssue(read.error, json) };
    const { rulesVersion, rules = UNNAMED_SET, build, tickHz, seats, log } = read.data;
    return ok({ rulesVersion, rules, build, tickHz, seats, actions: log.map(tellAction) });
  };

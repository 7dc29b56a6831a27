import { fault, ok, type Result } from '../sim/result.ts';
import type { Game, GameTypes } from './game.ts';
import type { LogEntry, Match } from './match.ts';

/** A seat wants everything from one action on taken back. */
export interface UndoRequest {
  readonly by: number;
  /** Place in the log of the first action to be taken back. */
  readonly from: number;
  /** Seats that have not answered yet; never empty. */
  readonly waitingFor: readonly number[];
}

/**
 * Asks for everything from log entry `from` (the last one, unless told) to be taken back. One's own choices that no
 * physics followed are taken back at once; for all else every other person has to agree who was playing then or has done
 * one of the actions, whoever has given up since. Bots always agree.
 * Faults: `undo-pending`, `nothing-to-undo`, `undo-never`.
 */
export function requestUndo<T extends GameTypes>(game: Game<T>, match: Match<T>, by: number, from = match.log.length - 1): Result<Match<T>> {
  if (match.undo !== null) return fault('undo-pending', 'Somebody wants to take an action back already.');
  const entries = from < 0 ? [] : match.log.slice(from);
  if (entries.length === 0) return fault('nothing-to-undo', 'There is no such action to take back.');
  const ways = entries.map((entry) => wayBack(game, entry, by));
  if (ways.includes('never')) return fault('undo-never', 'What was revealed cannot be taken back.');
  const over = game.result(match.state) !== null; // a result is everybody's
  const waitingFor = ways.includes('consent') || over ? othersAsked(game, match, entries, by) : [];
  return ok(waitingFor.length === 0 ? rewind(match, from) : { ...match, undo: { by, from, waitingFor } });
}

const wayBack = <T extends GameTypes>(game: Game<T>, entry: LogEntry<T>, by: number) => {
  const way = game.takeBack(entry.before.state, entry.action);
  return way === 'free' && entry.seat !== by ? 'consent' : way;
};

/** Who loses something by it: a concession is not undone without the one who conceded. */
function othersAsked<T extends GameTypes>(game: Game<T>, { header }: Match<T>, entries: readonly LogEntry<T>[], by: number): readonly number[] {
  const concerned = new Set([...entries.slice(0, 1).flatMap((first) => game.playing(first.before.state)), ...entries.map((entry) => entry.seat)]);
  return header.seats.flatMap(({ kind }, seat) => (seat !== by && kind === 'person' && concerned.has(seat) ? [seat] : []));
}

/** A seat that is asked agrees or refuses; one refusal ends the request. Faults: `no-undo-pending`, `not-asked`. */
export function consent<T extends GameTypes>(match: Match<T>, seat: number, agrees: boolean): Result<Match<T>> {
  if (match.undo === null) return fault('no-undo-pending', 'Nobody wants to take anything back.');
  if (!match.undo.waitingFor.includes(seat)) return fault('not-asked', `Seat ${seat} is not asked, or has answered.`);
  if (!agrees) return ok({ ...match, undo: null });
  const waitingFor = match.undo.waitingFor.filter((other) => other !== seat);
  return ok(waitingFor.length === 0 ? rewind(match, match.undo.from) : { ...match, undo: { ...match.undo, waitingFor } });
}

/** The seat that asked no longer wants to. Faults: `no-undo-pending`, `not-yours`. */
export function withdrawUndo<T extends GameTypes>(match: Match<T>, seat: number): Result<Match<T>> {
  if (match.undo === null) return fault('no-undo-pending', 'Nobody wants to take anything back.');
  if (match.undo.by !== seat) return fault('not-yours', `Seat ${match.undo.by} asked for it, and only that seat can withdraw it.`);
  return ok({ ...match, undo: null });
}

/** The match as it was before log entry `from`: the exact position. */
export function rewind<T extends GameTypes>(match: Match<T>, from: number): Match<T> {
  const before = match.log[from]?.before;
  if (before === undefined) throw new Error(`no log entry ${from} to go back to`);
  return { header: match.header, log: match.log.slice(0, from), state: before.state, random: before.random, undo: null };
}

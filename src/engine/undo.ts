import { fault, ok, type Result } from '#sim/result.ts';
import type { Game, GameTypes } from './game.ts';
import type { Match } from './match.ts';
import { isWhole, type SeenEntry, type SeenMatch } from './seen.ts';

/**
 * Asks for everything from log entry `from` (the last one, unless told) to be taken back. One's own choices that no
 * physics followed are taken back at once; for all else every other person has to agree who was playing then or has
 * done one of the actions, even one who has given up since. Bots agree to all that hands and heads have done, and to
 * nothing that chance has decided: the generator would stand where it stood, so that a player alone with bots could
 * repeat a throw until it wins. Faults: `undo-pending`, `unknown-seat`, `nothing-to-undo`, `undo-never`, `undo-chance`.
 */
export function requestUndo<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  by: number,
  from = match.log.length - 1,
): Result<Match<T>> {
  const asked = askedToUndo(game, match, by, from);
  if (!asked.ok) return asked;
  const waitingFor = asked.value;
  return ok(waitingFor.length === 0 ? rewind(match, from) : { ...match, undo: { by, from, waitingFor } });
}

/**
 * The seats that would have to agree to that; none where it is taken back at once. Faults: those of `requestUndo`; of a
 * match that is not wholly seen some are left to whoever keeps it.
 */
export function askedToUndo<T extends GameTypes>(
  game: Game<T>,
  match: SeenMatch<T>,
  by: number,
  from: number,
): Result<readonly number[]> {
  if (match.undo !== null) return fault('undo-pending', 'A player has asked already to take an action back.');
  if (match.header.seats[by] === undefined) return fault('unknown-seat', `Nobody sits at seat ${by} of this match.`);
  const entries = match.log[from] === undefined ? [] : match.log.slice(from);
  if (entries.length === 0) return fault('nothing-to-undo', 'There is no such action to take back.');
  const ways = entries.map((entry) => wayBack(game, entry, by));
  if (ways.includes('never'))
    return fault(
      'undo-never',
      'The last action cannot be taken back: chance has decided it, or a secret may have come out by it.',
    );
  const concerned = whoIsConcerned(game, entries);
  const bot = match.header.seats.findIndex(({ kind }, seat) => kind === 'bot' && concerned.has(seat));
  if (bot >= 0 && isWhole(match) && hasDrawn(match, from))
    return fault('undo-chance', `Seat ${bot} is a bot, and takes nothing back that chance has decided.`);
  const over = game.result(match.state) !== null; // a result is everybody's
  const waitingFor =
    ways.includes('consent') || over
      ? match.header.seats.flatMap(({ kind }, seat) =>
          seat !== by && kind !== 'bot' && concerned.has(seat) ? [seat] : [],
        )
      : [];
  return ok(waitingFor);
}

const wayBack = <T extends GameTypes>(game: Game<T>, entry: SeenEntry<T>, by: number) => {
  if (entry.action === null) return 'consent';
  const way = game.takeBack(entry.before.state, entry.action);
  return way === 'free' && entry.seat !== by ? 'consent' : way;
};

/** The seats that lose something by it: a concession is not undone without the one who conceded. */
const whoIsConcerned = <T extends GameTypes>(
  game: Game<T>,
  entries: readonly SeenEntry<T>[],
): ReadonlySet<number | null> =>
  new Set([
    ...entries.slice(0, 1).flatMap((first) => game.playing(first.before.state)),
    ...entries.map((entry) => entry.seat),
  ]);

/** Whether the generator has gone on since before log entry `from`. */
const hasDrawn = <T extends GameTypes>({ log, random }: Match<T>, from: number): boolean =>
  log[from]?.before.random.join() !== random.join();

/** A seat that is asked agrees or refuses; one refusal ends the request. Faults: `no-undo-pending`, `not-asked`. */
export function consent<T extends GameTypes>(match: Match<T>, seat: number, agrees: boolean): Result<Match<T>> {
  if (match.undo === null) return fault('no-undo-pending', 'Nobody wants to take anything back.');
  if (!match.undo.waitingFor.includes(seat)) return fault('not-asked', `Seat ${seat} is not asked, or has answered.`);
  if (!agrees) return ok({ ...match, undo: null });
  const waitingFor = match.undo.waitingFor.filter((other) => other !== seat);
  return ok(
    waitingFor.length === 0 ? rewind(match, match.undo.from) : { ...match, undo: { ...match.undo, waitingFor } },
  );
}

/** The seat that asked no longer wants to. Faults: `no-undo-pending`, `not-yours`. */
export function withdrawUndo<T extends GameTypes>(match: Match<T>, seat: number): Result<Match<T>> {
  if (match.undo === null) return fault('no-undo-pending', 'Nobody wants to take anything back.');
  if (match.undo.by !== seat)
    return fault('not-yours', `Seat ${match.undo.by} asked for it, and only that seat can withdraw it.`);
  return ok({ ...match, undo: null });
}

/** The match as it was before log entry `from`: the exact position. */
export function rewind<T extends GameTypes>(match: Match<T>, from: number): Match<T> {
  const before = match.log[from]?.before;
  if (before === undefined) throw new Error(`no log entry ${from} to go back to`);
  return {
    header: match.header,
    log: match.log.slice(0, from),
    state: before.state,
    random: before.random,
    undo: null,
  };
}

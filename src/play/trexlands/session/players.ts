import { NOTHING_GIVEN, type Gathered, type ToChance } from '#games/trexlands/gathering.ts';
import { ownerOf } from '#games/trexlands/ids.ts';
import { stillPlaying } from '#games/trexlands/queries.ts';
import { isNobodys, ofPlayers, rollAsked, type RollAsked } from '#games/trexlands/rolls.ts';
import type { SeenTrexlands } from '#games/trexlands/trexlands.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import { isOf, personsIn } from '#play/session/players.ts';
import type { SessionState } from './sessionTypes.ts';

/**
 * Of these seats those that are played at this screen: of persons, or in a lesson or a task of the learner alone, whose
 * rivals answer by themselves.
 */
export const ownAmong = (
  { match, alone }: Pick<SessionState, 'match' | 'alone'>,
  seats: readonly Seat[],
): readonly Seat[] =>
  match === null ? [] : personsIn(match.header, seats).filter((seat) => alone === null || seat === alone);

/** Whether any person still plays. */
export const personsPlay = ({ header, state }: SeenTrexlands): boolean =>
  personsIn(header, stillPlaying(state)).length > 0;

/** Whether no person has a part in the roll: a bot sets it going, and it goes on by itself once it was seen. */
export function isOfBots(match: SeenTrexlands, asked: RollAsked): boolean {
  if (isNobodys(asked)) return !personsPlay(match);
  return personsOf(match, ofPlayers(asked)).length === 0;
}

/**
 * The cards or the roll that are seen, where they go on by themselves: no person has a part in them, or is there to
 * turn over cards. Null for none: trucks on their way come to rest in their own time, unless all is to be over at once.
 */
export function goesOnAlone({ match, stage, reveal, roll, spectating, bots }: SessionState): object | null {
  if (match === null || spectating) return null;
  if (stage === 'revealing') return personsPlay(match) ? null : reveal;
  const isSeen = stage === 'called' || (stage === 'rolling' && bots?.pace === 'at-once');
  if (!isSeen || roll === null || roll.again !== null) return null;
  const isRead = stage === 'called' && roll.asked.why === 'clima' && personsPlay(match);
  return !isRead && isOfBots(match, roll.asked) ? roll : null;
}

const personsOf = ({ header }: SeenTrexlands, trucks: readonly PieceId[]): readonly PieceId[] =>
  trucks.filter((truck) => isOf(header, 'person', ownerOf(truck)));

/**
 * The bots' part of a roll that persons throw, too: bots hand their throws to chance, before anybody waits for them.
 */
export function givenByBots(match: SeenTrexlands): Gathered {
  const asked = rollAsked(match.state);
  if (asked === null || isNobodys(asked) || isOfBots(match, asked)) return NOTHING_GIVEN;
  return ofPlayers(asked)
    .filter((truck) => isOf(match.header, 'bot', ownerOf(truck)))
    .map((truck): ToChance => ({ truck, byChance: true }));
}

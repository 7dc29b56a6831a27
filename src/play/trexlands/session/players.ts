import { jointRoll, NOTHING_GIVEN, type Gathered, type Given } from '#games/trexlands/gathering.ts';
import { ownerOf } from '#games/trexlands/ids.ts';
import { stillPlaying } from '#games/trexlands/queries.ts';
import { isNobodys, ofPlayers, rollAsked, type RollAsked } from '#games/trexlands/rolls.ts';
import type { SeenTrexlands, TrexlandsTypes } from '#games/trexlands/trexlands.ts';
import { seat as seatOf, type PieceId, type Seat } from '#sim/ids.ts';
import type { GivenPart } from '#play/session/master.ts';
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
 * All of a roll that persons at this screen throw, too, which they need not give: bots hand their throws to chance,
 * before anybody waits for them; throws of persons elsewhere are gathered where the match is kept. `parts`: given
 * there.
 */
export function givenAlready(match: SeenTrexlands, parts: readonly GivenPart<TrexlandsTypes>[]): Gathered {
  const asked = rollAsked(match.state);
  if (asked === null || isNobodys(asked) || isOfBots(match, asked)) return NOTHING_GIVEN;
  const hands = parts.flatMap(({ action }) => (action?.do === 'roll' ? action.throws : []));
  const isGiven = (truck: PieceId): boolean =>
    !isOf(match.header, 'person', ownerOf(truck)) || parts.some(({ seat }) => seat === ownerOf(truck));
  return ofPlayers(asked)
    .filter(isGiven)
    .map((truck): Given => hands.find((hand) => hand.truck === truck) ?? { truck, byChance: true });
}

/** Seats of persons elsewhere whose throws the roll waits for. */
export function awaitedElsewhere({ header, state }: SeenTrexlands, given: readonly number[] = []): readonly Seat[] {
  const isAwaited = (seat: Seat): boolean => isOf(header, 'elsewhere', seat) && !given.includes(seat);
  return jointRoll.seats(state).map(seatOf).filter(isAwaited);
}

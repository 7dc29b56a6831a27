import type { RuleSet } from '#engine/ruleSets.ts';
import { botPlayer } from '../protocol/signing.ts';
import type { Room } from './room.ts';
import type { FinishedMatch } from './rows.ts';

/**
 * The match of a room that is over and counts for its players; null for any other. One that ends before each seat could
 * have acted counts for nobody.
 */
export function finishedMatch(code: string, room: Room): FinishedMatch | null {
  const { match, counts, hand } = room;
  if (match === null || match.result === null || !counts || hand === null) return null;
  if (match.length <= room.seats.length) return null;
  const seats = room.seats.map(({ info, player }) => player ?? botPlayer(info.level));
  const rules = room.plan['rules'] as RuleSet; // the file was read with it
  return { code, game: room.game, rules, hand, seats, winners: match.result.winners };
}

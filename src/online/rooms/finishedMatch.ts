import { BOTS } from '#bots/registry.ts';
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
  const seats = room.seats.map(({ info, player }) => player ?? botPlayer(levelPlayed(room.game, info.level)));
  const signedAt = room.seats.map((seat) => seat.signedAt);
  const rules = room.plan['rules'] as RuleSet; // the file was read with it
  return { code, game: room.game, rules, hand, seats, signedAt, winners: match.result.winners };
}

/** The level that a computer of that one plays by: nobody is new in a list by a name of it that no game knows. */
function levelPlayed(game: string, level: string | undefined): string | undefined {
  const levels = BOTS.find(({ id }) => id === game)?.levels ?? [];
  return levels.find((known) => known === level) ?? levels[0];
}

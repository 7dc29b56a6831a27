import type { Game, GameTypes } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import { personAmongBots, type SeatInfo } from '../../engine/seats.ts';
import type { MatchState, Session } from './state.ts';

/** A word of the levels, the weakest first. */
type Levels = readonly [string, ...string[]];

/** The seats of one person, the first, against bots: of the weakest level, unless another one fits. */
export function personAgainst(
  seats: readonly SeatInfo[],
  levels: Levels,
  fits: string | undefined,
): readonly SeatInfo[] {
  const level = levels.find((known) => known === fits) ?? levels[0];
  return seats.map((seat, i) => (i === 0 ? seat : { ...seat, kind: 'bot', level }));
}

/**
 * Tells, when a match of one person against bots of one level ends at this screen, the level that fits next: a stronger
 * one after a win, a weaker one after a loss. A match that was over when it was opened tells nothing.
 */
export function watchOpponent<T extends GameTypes, S extends MatchState<T>>(
  { store }: Session<T, S>,
  game: Game<T>,
  levels: Levels,
  told: (level: string) => void,
): void {
  store.subscribe(({ match }, { match: before }) => {
    if (match === null || before === null || match.header !== before.header) return;
    const result = game.result(match.state);
    if (result === null || game.result(before.state) !== null) return;
    const level = fittingAfter(match, result.winners, levels);
    if (level !== null) told(level);
  });
}

function fittingAfter<T extends GameTypes>(
  { header: { seats } }: Match<T>,
  winners: readonly number[],
  levels: Levels,
): string | null {
  const alone = personAmongBots(seats);
  if (alone === null) return null;
  const now = Math.max(0, levels.indexOf(alone.level));
  const next = now + (winners.includes(alone.person) ? 1 : -1);
  return levels[Math.min(Math.max(next, 0), levels.length - 1)] ?? null;
}

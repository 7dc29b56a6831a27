import type { Game, GameTypes } from '#engine/game.ts';
import type { SeenMatch } from '#engine/seen.ts';
import { personAmongBots, type SeatInfo } from '#engine/seats.ts';
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

/** An agreement of persons as one of the first of them against bots. */
export const matchAlone = <M extends { readonly seats: readonly SeatInfo[] }>(
  agreed: M,
  levels: Levels,
  fits: string | undefined,
): M => ({ ...agreed, seats: personAgainst(agreed.seats, levels, fits) });

/** The level that fits whoever plays alone here: as it was reached, and kept from match to match. */
interface KeptLevel {
  /** Left out before the first match. */
  readonly kept: () => string | undefined;
  readonly keep: (level: string) => void;
}

interface Opponents {
  readonly opponents: Readonly<Record<string, string>>;
}

/** It is kept among the settings of this device. */
export const levelInSettings = (
  game: string,
  settings: () => Opponents,
  change: (patch: Opponents) => void,
): KeptLevel => ({
  kept: () => settings().opponents[game],
  keep: (level) => change({ opponents: { ...settings().opponents, [game]: level } }),
});

/**
 * Keeps, when a match of one person against bots of one level ends at this screen, the level that fits next: a stronger
 * one after a win. A level that was reached, and promised, stays after a loss; only a first match that is lost leads to
 * a weaker one. A match that was over when it was opened changes nothing.
 */
export function watchOpponent<T extends GameTypes, S extends MatchState<T>>(
  { store }: Session<T, S>,
  game: Game<T>,
  levels: Levels,
  { kept, keep }: KeptLevel,
): void {
  store.subscribe(({ match }, { match: before }) => {
    if (match === null || before === null || match.header !== before.header) return;
    const result = game.result(match.state);
    if (result === null || game.result(before.state) !== null) return;
    const level = fittingAfter(match, result.winners, levels, kept());
    if (level !== null) keep(level);
  });
}

function fittingAfter<T extends GameTypes>(
  { header: { seats } }: SeenMatch<T>,
  winners: readonly number[],
  levels: Levels,
  kept: string | undefined,
): string | null {
  const alone = personAmongBots(seats);
  if (alone === null) return null;
  const now = Math.max(0, levels.indexOf(alone.level));
  const reached = levels.findIndex((level) => level === kept);
  const won = winners.includes(alone.person) && winners.length < seats.length; // else it is a draw
  const next = won ? Math.max(reached, now + 1) : reached < 0 ? now - 1 : reached;
  return levels[Math.min(Math.max(next, 0), levels.length - 1)] ?? null;
}

/** The same seats, with bots of this level. */
export const againstLevel = (seats: readonly SeatInfo[], level: string): readonly SeatInfo[] =>
  seats.map((seat) => (seat.kind === 'bot' ? { ...seat, level } : seat));

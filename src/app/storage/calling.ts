import { isolated } from '../../engine/isolated.ts';
import { gameOfGlance, type Games } from './gameFiles.ts';
import type { Glance, TitledSummary } from './savedMatch.ts';
import { listed, texts } from '../texts.ts';

/** All players. */
export const playersOf = ({ seats }: Glance): string => listed(seats.map(({ name }) => isolated(name)));

/** A match's name within a sentence. */
export const calledIn = ({ title, glance }: Pick<TitledSummary, 'title' | 'glance'>): string =>
  title === null ? texts.saved.matchOf(playersOf(glance)) : texts.saved.quoted(isolated(title));

/** How it stands. */
export function standingOf(games: Games, glance: Glance): string {
  const { seats, winners, turn, actions } = glance;
  if (winners !== null)
    return texts.saved.wonBy(winners.map((seat) => isolated(seats[seat]?.name ?? texts.names.seat(seat))));
  const played = actions === 0 ? texts.saved.started : texts.saved.actions(actions);
  return turn === null ? played : `${gameOfGlance(games, glance).runningSince(turn)}, ${played}`;
}

/** Made once: a format takes longer to make than to use two hundred times. */
const WHEN = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export const timeOf = (savedAt: number): string => WHEN.format(savedAt);

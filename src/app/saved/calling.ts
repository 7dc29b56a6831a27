import type { Glance, TitledSummary } from '../storage/savedMatch.ts';
import { listed, texts } from '../texts.ts';

/** Everybody who plays. */
export const playersOf = ({ seats }: Glance): string => listed(seats.map(({ name }) => name));

/** What a person would call the match within a sentence. */
export const calledIn = ({ title, glance }: Pick<TitledSummary, 'title' | 'glance'>): string => (title === null ? texts.saved.matchOf(playersOf(glance)) : texts.saved.quoted(title));

/** How it stands. */
export function standingOf({ seats, winners, turn, actions }: Glance): string {
  if (winners !== null) return texts.saved.wonBy(winners.map((seat) => seats[seat]?.name ?? texts.names.seat(seat)));
  const played = actions === 0 ? texts.saved.started : texts.saved.actions(actions);
  return turn === null ? played : `${texts.saved.running(turn)}, ${played}`;
}

const NAMES: Readonly<Record<string, string>> = texts.surfaces;

/** Null where the save does not say. */
export const surfaceOf = ({ surface }: Glance): string | null => (surface === undefined ? null : (NAMES[surface] ?? texts.form.customSurface));

export const timeOf = (savedAt: number): string => new Date(savedAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

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

/** Made once: a format takes longer to make than to use two hundred times. */
const WHEN = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export const timeOf = (savedAt: number): string => WHEN.format(savedAt);

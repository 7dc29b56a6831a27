import { isolated } from '#engine/isolated.ts';
import { gameOfGlance, type Games } from '#play/storage/gameFiles.ts';
import type { SavedEntry } from '#play/storage/listing.ts';
import { playersOf } from '#play/storage/players.ts';
import type { Glance, TitledSummary } from '#play/storage/savedMatch.ts';
import { texts } from '#play/texts.ts';

type Called = Pick<TitledSummary, 'title' | 'glance'>;

/** Its title, or its players. `apart`: where others are called so, too, what tells it from them (`apartIn`). */
export const nameOf = ({ title, glance }: Called, apart: string | null = null): string => {
  const name = title ?? playersOf(glance);
  return apart === null ? name : texts.saved.nameApart(name, apart);
};

/** A match's name within a sentence. */
export const calledIn = ({ title, glance }: Called, apart: string | null = null): string => {
  const called = title === null ? texts.saved.matchOf(playersOf(glance)) : texts.saved.quoted(isolated(title));
  return apart === null ? called : texts.saved.calledApart(called, apart);
};

/**
 * By id, when each of the matches was saved whose name others have, too; numbered where even that is the same. Those
 * that are called like no other are left out.
 */
export function apartIn(matches: readonly SavedEntry[]): ReadonlyMap<string, string> {
  const saved = matches.flatMap((entry) => ('saved' in entry ? [entry.saved] : []));
  const apart = new Map<string, string>();
  for (const alike of grouped(saved, (one) => nameOf(one)).values()) {
    if (alike.length < 2) continue;
    for (const [when, same] of grouped(alike, ({ savedAt }) => timeOf(savedAt)))
      for (const [i, { id }] of same.entries())
        apart.set(id, same.length === 1 ? when : texts.saved.numbered(when, same.length - i));
  }
  return apart;
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group === undefined) groups.set(keyOf(one), [one]);
    else group.push(one);
  }
  return groups;
}

/** How it stands. */
export function standingOf(games: Games, glance: Glance): string {
  const { seats, winners, turn, actions } = glance;
  const { lostTo } = gameOfGlance(games, glance);
  if (winners?.length === seats.length) return texts.saved.drawn;
  if (winners?.length === 0 && lostTo !== undefined) return texts.saved.wonBy([lostTo]);
  if (winners !== null)
    return texts.saved.wonBy(winners.map((seat) => isolated(seats[seat]?.name ?? texts.names.seat(seat))));
  const played = actions === 0 ? texts.saved.started : texts.saved.actions(actions);
  return turn === null ? played : `${gameOfGlance(games, glance).runningSince(turn)}, ${played}`;
}

/** Made once: a format takes longer to make than to use two hundred times. */
const WHEN = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export const timeOf = (savedAt: number): string => WHEN.format(savedAt);

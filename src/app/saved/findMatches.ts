import type { SavedEntry } from '#play/storage/listing.ts';
import { isRunning, type TitledSummary } from '#play/storage/savedMatch.ts';
import { gameOfGlance, type Games } from '#play/storage/gameFiles.ts';
import { texts } from '#play/texts.ts';
import { standingOf, timeOf } from '../storage/calling.ts';
import { playersOf } from '#play/storage/players.ts';

/** Letters as they are typed in a hurry: without accents, in lower case. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** For each match all the words that it can be found by; `today` is any time of this day. */
export const indexOf = (games: Games, matches: readonly SavedEntry[], today: Date): readonly string[] =>
  matches.map((entry) => folded('saved' in entry ? wordsOf(games, entry.saved, today) : entry.fault.message));

/** Those in which every word of what is wanted occurs somewhere. */
export function findMatches(
  matches: readonly SavedEntry[],
  index: readonly string[],
  wanted: string,
): readonly SavedEntry[] {
  const words = folded(wanted)
    .split(/\s+/)
    .filter((word) => word !== '');
  return matches.filter((_, i) => words.every((word) => index[i]?.includes(word)));
}

function wordsOf(games: Games, saved: TitledSummary, today: Date): string {
  const { glance, title, savedAt } = saved;
  const { name, kindOf } = gameOfGlance(games, glance);
  const state = isRunning(saved) ? texts.finding.words.running : texts.finding.words.finished;
  return [title, playersOf(glance), name, kindOf(glance), standingOf(games, glance), state, ...daysOf(savedAt, today)]
    .filter((words) => words !== null)
    .join(' ');
}

const IN_FULL = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' });

/** How people say a day: as the list writes it, in full, as a number, by its distance from today. */
function daysOf(savedAt: number, today: Date): readonly string[] {
  const day = new Date(savedAt);
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  const near = isSameDay(day, today)
    ? [texts.finding.words.today]
    : isSameDay(day, yesterday)
      ? [texts.finding.words.yesterday]
      : [];
  return [timeOf(savedAt), IN_FULL.format(savedAt), numbered(day), ...near];
}

const isSameDay = (a: Date, b: Date): boolean => numbered(a) === numbered(b);

/** `2006-02-14`, by the calendar where the player is. */
const numbered = (day: Date): string =>
  [day.getFullYear(), ...[day.getMonth() + 1, day.getDate()].map((n) => String(n).padStart(2, '0'))].join('-');

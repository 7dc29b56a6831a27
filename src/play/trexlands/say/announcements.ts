import { eventText } from '#games/trexlands/texts.ts';
import { rulingText } from '#games/trexlands/referee/texts.ts';
import { view } from '#games/trexlands/view.ts';
import { isPlacing } from '#games/trexlands/queries.ts';
import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import { texts } from '#play/texts.ts';
import type { SessionState } from '../session/sessionTypes.ts';
import { namesOf } from '../words/names.ts';
import { verdictOf } from '../words/verdict.ts';
import { haltOf } from './halt.ts';
import { turnSheetOf } from './turnSheet.ts';
import { worthSaying } from './sayings.ts';

type Shown = Pick<SessionState, 'match' | 'roll'> &
  Partial<Pick<SessionState, 'reveal' | 'played' | 'events' | 'halted'>>;

/** The last word first. */
function verdictIn({ played }: Shown): readonly string[] {
  const verdict = played ? verdictOf(played, namesOf(played.header.seats)) : null;
  return verdict === null ? [] : [verdict];
}

/**
 * Announcements of a screen reader when the session has changed: how the trucks were called, the outcome of the action,
 * and who is asked if that is news. Only what every player may know. `before` is without a match when the table has
 * just been sat down at.
 */
export function announcementsOf(before: Shown, now: Shown): readonly string[] {
  const { match } = now;
  if (match === null) return [];
  const names = namesOf(match.header.seats);
  if (match.undo !== null && before.match?.undo === null)
    return [texts.undo.asked(names.seat(match.undo.by), match.undo.waitingFor.map(names.seat))];
  const report = now.roll?.report ?? null;
  const called =
    report === null || report === before.roll?.report
      ? []
      : [...verdictIn(now), ...report.rulings.map((ruling) => rulingText(ruling, names.truck))];
  const turned = (now.reveal?.cards ?? [])
    .slice(before.reveal?.shown ?? 0, now.reveal?.shown)
    .map((card) => eventText(card, names));
  const saying = (events: readonly TrexlandsEvent[]) => worthSaying(events).map((event) => eventText(event, names));
  if (now.reveal && !before.reveal)
    return [...called, ...saying(beforeCards(now.played?.log.at(-1)?.events ?? [])), ...turned];
  if (before.match === match) return [...called, ...turned, ...headlineNews(before, now)];
  const length = before.match?.log.length ?? match.log.length;
  const events = match.log.slice(length).flatMap((entry) => entry.events);
  // in private it is not told
  const taken = match.log.length < length && !isPlacing(match.state) ? [texts.undo.takenBack] : [];
  const said = saying(before.reveal ? afterCards(events) : events);
  return [...called, ...turned, ...taken, ...said, ...headlineNews(before, now)];
}

const isCard = ({ type }: TrexlandsEvent): boolean => type === 'revealed';

/** The events that lead to the cards of an arena being turned over: they are told before the first card. */
const beforeCards = (events: readonly TrexlandsEvent[]): readonly TrexlandsEvent[] =>
  events.slice(0, events.findIndex(isCard));

const afterCards = (events: readonly TrexlandsEvent[]): readonly TrexlandsEvent[] =>
  events.slice(events.findIndex(isCard)).filter((event) => !isCard(event));

function headlineNews(before: Shown, now: Shown): readonly string[] {
  const headline = headlineOf(now);
  return headline === null || headlineOf(before) === headline ? [] : [`${headline}.`];
}

/** None while cards are turned over: nobody is asked. */
function headlineOf({ match, reveal, events = [], halted = false }: Shown): string | null {
  if (match === null || reveal) return null;
  const { header, state, undo } = match;
  return (
    haltOf({ match, events, halted })?.title ?? turnSheetOf(view(state, null), undo, namesOf(header.seats)).headline
  );
}

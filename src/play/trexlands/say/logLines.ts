import type { SeenTrexlands } from '#games/trexlands/trexlands.ts';
import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import { turnOf } from '#games/trexlands/turn.ts';
import type { Names } from '../words/names.ts';
import { gameTexts } from '../texts.ts';
import { sentenceOf, worthSaying } from './sayings.ts';

/** The lines told between two turns, under the turn's heading. */
export interface LogChapter {
  readonly title: string;
  /** The seat whose turn it was; null for the EXCHANGE and what comes before the first. */
  readonly seat: number | null;
  readonly lines: readonly string[];
}

/**
 * The whole match in sentences of events, by turns. Nothing else of the log is read: actions and positions hold
 * secrets.
 */
export function logLinesOf({ log }: Pick<SeenTrexlands, 'log'>, names: Names): readonly LogChapter[] {
  const chapters: { title: string; seat: number | null; lines: string[] }[] = [{ ...opening(log, names), lines: [] }];
  for (const { event, entry } of log.flatMap((one) =>
    inOrder(one.events).map((told) => ({ event: told, entry: one })),
  )) {
    if (event.type === 'turn-began') chapters.push({ ...headed(event.seat, event.turn, names), lines: [] });
    else if (event.type === 'exchange-opened')
      chapters.push({ title: gameTexts.log.exchange(event.cycle), seat: null, lines: [] });
    else chapters.at(-1)?.lines.push(sentenceOf(event, names, entry));
  }
  return chapters.filter(({ lines }, i) => lines.length > 0 || i === chapters.length - 1);
}

type Heading = Pick<LogChapter, 'title' | 'seat'>;

/** Where ranks were given the match has begun with a turn. */
function opening([first]: SeenTrexlands['log'], names: Names): Heading {
  const turn = first === undefined ? null : turnOf(first.before.state);
  return turn === null ? { title: gameTexts.turn.before, seat: null } : headed(turn.seat, turn.number, names);
}

const headed = (seat: number, turn: number, names: Names): Heading => ({
  title: gameTexts.log.turn(turn, names.seat(seat)),
  seat,
});

/** With the beginnings of turns, which are headings here. */
function inOrder(events: readonly TrexlandsEvent[]): readonly TrexlandsEvent[] {
  const said = new Set(worthSaying(events));
  return events.filter((event) => event.type === 'turn-began' || said.has(event));
}

import type { TrexlandsEvent } from '../../../../../games/trexlands/events.ts';
import type { TrexlandsState } from '../../../../../games/trexlands/state.ts';
import { eventText } from '../../../../../games/trexlands/texts.ts';
import type { TrexlandsMatch } from '../../../../../games/trexlands/trexlands.ts';
import type { Saying } from '../../../../frame/SaidCard.tsx';
import { listed } from '../../../../texts.ts';
import { gameTexts } from '../../texts.ts';
import { announcedText } from '../../words/announced.ts';
import { clauseOfEvent } from '../../words/clauseOfEvent.ts';
import type { Names } from '../../words/names.ts';

const TONES: Partial<Readonly<Record<TrexlandsEvent['type'], Saying['tone']>>> = {
  scored: 'good',
  'attack-won': 'good',
  claimed: 'good',
  awarded: 'good',
  won: 'good',
  'attack-failed': 'bad',
  'all-down': 'bad',
  cancelled: 'bad',
  withdrawn: 'bad',
  countered: 'bad',
  forfeited: 'bad',
};

/**
 * The events that are worth a sentence. The panel of the turn says whose turn it is, and that the arena is open; a MOVE
 * that came about at once was announced already, and a rank tells who landed on the wheels.
 */
export const worthSaying = (events: readonly TrexlandsEvent[]): readonly TrexlandsEvent[] =>
  events.filter((event) => {
    if (event.type === 'turn-ended') return event.by === 'choice';
    return (
      !(event.type === 'rolled' && event.why === 'rank' && events.some(({ type }) => type === 'ranked')) &&
      event.type !== 'turn-began' &&
      event.type !== 'arena-opened' &&
      event.type !== 'arena-filled' &&
      !(event.type === 'announced' && events.some(({ type }) => type === 'moved'))
    );
  });

/** Told of a roll that is to be rolled again: stale as soon as the next one is called. */
const OF_A_ROLL: ReadonlySet<TrexlandsEvent['type']> = new Set(['rolled', 'undecided', 'thrown-again']);

/** The panel of the turn, as far as it and the sentences of what has happened could say the same. */
export interface Beside {
  readonly view: TrexlandsState;
  /** A roll's outcome stands there: that of an earlier roll would contradict it. */
  readonly called: boolean;
}

/**
 * The events that the panel beside them does not tell already: its heading says what is announced, the panel of a roll
 * which truck is rolled again.
 */
export function notSaidBeside(
  events: readonly TrexlandsEvent[],
  { view, called }: Beside,
  names: Names,
): readonly TrexlandsEvent[] {
  const [act] = view.agenda;
  const heading = act === undefined ? null : announcedText(view, act, names);
  return events.filter((event) => {
    if (event.type === 'did-not-tumble' || (called && OF_A_ROLL.has(event.type))) return false;
    return heading === null || eventText(event, names) !== heading;
  });
}

/** TX-42: players who were ready, and are asked again for a new card or challenge. */
export function askedAgain({ log, state }: TrexlandsMatch, names: Names): readonly Saying[] {
  const before = log.at(-1)?.before.state.phase;
  if (before?.name !== 'arena' || state.phase.name !== 'arena') return [];
  const { ready } = state.phase;
  const again = before.ready.filter((seat) => !ready.includes(seat)).map(names.seat);
  if (again.length === 0) return [];
  return [{ text: gameTexts.exchange.doneAgain(listed(again), again.length), clause: 'TX-42', tone: 'plain' }];
}

/** Everything that there is to say of an action, for everybody to read; what is dealt the market shows. */
export const sayingsOf = (events: readonly TrexlandsEvent[], names: Names): readonly Saying[] =>
  worthSaying(events.filter(({ type }) => type !== 'dealt')).map((event) => ({
    text: event.type === 'passed' ? passText(events, event, names) : eventText(event, names),
    clause: clauseOfEvent(event),
    tone: TONES[event.type] ?? 'plain',
  }));

/** The pass after which the cards of the market are given out speaks for everybody: nobody bids any more. */
function passText(events: readonly TrexlandsEvent[], pass: TrexlandsEvent, names: Names): string {
  if (events.some(({ type }) => type === 'awarded')) return gameTexts.exchange.closed;
  const forfeited = events.filter((event) => event.type === 'forfeited');
  if (forfeited.length === 0) return eventText(pass, names);
  return forfeited.every(({ why }) => why === 'no-bid') ? gameTexts.exchange.closedAtOnce : gameTexts.exchange.closed;
}

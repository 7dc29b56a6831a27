import type { TrexlandsEvent } from '../../../../../games/trexlands/events.ts';
import { eventText } from '../../../../../games/trexlands/texts.ts';
import type { Saying } from '../../../../frame/SaidCard.tsx';
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
      event.type !== 'arena-filled' &&
      !(event.type === 'announced' && events.some(({ type }) => type === 'moved'))
    );
  });

/** Everything that there is to say of an action, for everybody to read; what is dealt the market shows. */
export const sayingsOf = (events: readonly TrexlandsEvent[], names: Names): readonly Saying[] =>
  worthSaying(events.filter(({ type }) => type !== 'dealt')).map((event) => ({
    text: eventText(event, names),
    clause: clauseOfEvent(event),
    tone: TONES[event.type] ?? 'plain',
  }));

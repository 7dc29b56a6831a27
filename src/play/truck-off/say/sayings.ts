import type { TruckOffEvent } from '#games/truck-off/events.ts';
import { numberOf, ownerOf, type TruckId } from '#games/truck-off/ids.ts';
import { eventText } from '#games/truck-off/texts.ts';
import type { SeenTruckOff } from '#games/truck-off/truckOff.ts';
import { inChapters, type LogChapter } from '#play/say/chapters.ts';
import type { Saying } from '#play/say/saying.ts';
import { toldByVenue } from '../session/afterwards.ts';
import { turn } from '../texts/table.ts';
import type { OwnerNames } from './names.ts';

/** The clause by which it came about. */
const CLAUSES: Partial<Readonly<Record<TruckOffEvent['type'], string>>> = {
  revealed: 'TO-06',
  rolled: 'TO-49',
  'cards-counted': 'TO-07',
  executed: 'TO-08',
  discarded: 'TO-09',
  paid: 'TO-11',
  'round-ended': 'TO-28',
  'hand-paid': 'TO-30',
  tied: 'TO-31',
  'special-drawn': 'TO-42',
  'special-paid': 'TO-44',
  'die-turned': 'TO-44',
  'special-rethrow': 'TO-44',
};

const TONES: Partial<Readonly<Record<TruckOffEvent['type'], Saying['tone']>>> = {
  paid: 'good',
  won: 'good',
  'not-paid': 'bad',
  'sent-home': 'bad',
};

/** Everything that there is to say of an action: events are for everybody. */
export const sayingsOf = (events: readonly TruckOffEvent[], names: OwnerNames): readonly Saying[] =>
  events.map((event) => ({
    text: event.type === 'revealed' ? revealed(event.trucks, names) : eventText(event, names.owner),
    clause: CLAUSES[event.type] ?? null,
    tone: TONES[event.type] ?? 'plain',
  }));

/** In one line who sent which. */
function revealed(trucks: readonly TruckId[], { owner }: OwnerNames): string {
  const owners = [...new Set(trucks.map(ownerOf))];
  return turn.sent(
    owners.map((one) => [owner(one), trucks.filter((id) => ownerOf(id) === one).map((id) => `${numberOf(id)}`)]),
  );
}

/** Their events, but for payouts at the end of a round: each of these has been told by itself. */
export const notPayouts = (log: SeenTruckOff['log']): readonly TruckOffEvent[] =>
  log.flatMap(({ events }) => {
    const told = toldByVenue(events);
    return events.filter((event) => !told.includes(event));
  });

/** But for choices in secret, which the reveal will tell, and venue dice, whose numbers stand over them. */
export const happenings = (events: readonly TruckOffEvent[]): readonly TruckOffEvent[] =>
  events.filter(
    (event) =>
      event.type !== 'trucks-selected' &&
      event.type !== 'cards-selected' &&
      (event.type !== 'rolled' || event.why !== 'venues'),
  );

/** The whole match in sentences of events. Nothing else of the log is read: actions and positions hold secrets. */
export const sentencesOf = (log: SeenTruckOff['log'], names: OwnerNames): readonly string[] =>
  log.flatMap(({ events }) => events.map((event) => eventText(event, names.owner)));

/** The log by rounds. */
export const chaptersOf = (log: SeenTruckOff['log'], names: OwnerNames): readonly LogChapter[] =>
  inChapters(
    log,
    turn.roundTitle(1),
    (event) => (event.type === 'round-began' && event.round > 1 ? turn.roundTitle(event.round) : null),
    (event) => [{ text: eventText(event, names.owner) }],
  );

import { ruleOf, type SourceId } from '#games/tractor-pull/almanac/sources.ts';
import { classOf, vehicleOf } from '#games/tractor-pull/almanac/vehicles.ts';
import { clauseOf } from '#games/tractor-pull/clauses.ts';
import type { TractorPullEvent } from '#games/tractor-pull/events.ts';
import { eventText } from '#games/tractor-pull/texts.ts';
import type { SeenTractorPull } from '#games/tractor-pull/tractorPull.ts';
import { inChapters, type LogChapter } from '#play/say/chapters.ts';
import type { Saying } from '#play/say/saying.ts';
import type { SeatNames } from '#play/say/seatNames.ts';
import { recruited, turn } from '../texts/table.ts';

const TONES: Partial<Readonly<Record<TractorPullEvent['type'], Saying['tone']>>> = {
  'match-won': 'good',
  won: 'good',
  ejected: 'bad',
};

/** An event in a sentence; a pair of the garage is named by its cards, not by its place. */
function toldOf(event: TractorPullEvent, names: SeatNames): string {
  return event.type === 'recruited' ? pairTold(event, names) : eventText(event, names.seat);
}

function pairTold(event: Extract<TractorPullEvent, { readonly type: 'recruited' }>, names: SeatNames): string {
  const who = names.seat(event.seat);
  const seen = event.seen.map((card) => vehicleOf(card).name);
  const [first] = seen;
  if (first === undefined) return recruited.hidden(who);
  return seen.length === 1 ? recruited.half(who, first) : recruited.open(who, seen);
}

/** Cards whose whole text goes with the sentence. */
function sourcesOf(event: TractorPullEvent): readonly SourceId[] {
  switch (event.type) {
    case 'characters-shown':
      return event.faces;
    case 'located':
      return [event.location];
    case 'installed':
      return [event.item];
    case 'ejected':
      return [classOf(event.vehicle)];
    default:
      return [];
  }
}

/** News are read at a glance: the cards themselves, and the log, have their texts. */
const withoutTexts = (event: TractorPullEvent, told: string): string =>
  sourcesOf(event).reduce((text, source) => text.replace(` ${ruleOf(source).text}`, ''), told);

/** The wrench has said who is red, and the turn says which match it is. */
const isNews = (event: TractorPullEvent): boolean =>
  event.type !== 'match-began' && !(event.type === 'colours' && event.why === 'wrench');

/** No clause speaks of giving up. */
const isGivenUp = (event: TractorPullEvent): boolean =>
  event.type === 'conceded' || (event.type === 'won' && event.by === 'concession');

/** Everything that there is to say of an action: events are for everybody. */
export const sayingsOf = (events: readonly TractorPullEvent[], names: SeatNames): readonly Saying[] =>
  events.filter(isNews).map((event) => ({
    text: withoutTexts(event, toldOf(event, names)),
    clause: isGivenUp(event) ? null : clauseOf(event),
    tone: TONES[event.type] ?? 'plain',
  }));

/** The whole game in sentences of events. Nothing else of the log is read: actions and positions hold secrets. */
export const sentencesOf = (
  log: readonly Pick<SeenTractorPull['log'][number], 'events'>[],
  names: SeatNames,
): readonly string[] => log.flatMap(({ events }) => events.map((event) => toldOf(event, names)));

/** The log by matches. */
export const chaptersOf = (log: SeenTractorPull['log'], names: SeatNames): readonly LogChapter[] =>
  inChapters(
    log,
    turn.matchTitle(1),
    (event) => (event.type === 'match-began' && event.match > 1 ? turn.matchTitle(event.match) : null),
    (event) => [{ text: toldOf(event, names) }],
  );

import { clauseOf } from '#games/tug-of-war/clauses.ts';
import type { TugOfWarEvent } from '#games/tug-of-war/events.ts';
import { BOTH, rivalOf, type Seat } from '#games/tug-of-war/ids.ts';
import { BLUE, RED } from '#games/tug-of-war/modules/path.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import { eventText, type Names } from '#games/tug-of-war/texts.ts';
import type { SeenTugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import { inChapters, type LogChapter } from '#play/say/chapters.ts';
import type { Saying } from '#play/say/saying.ts';
import { say, turn } from '../texts/table.ts';

/** The player whose pieces the rules call red: the one who goes first (TW-02). Here all wear their own colours. */
export const redSeat = ({ first }: Pick<TugOfWarState, 'first'>): Seat => first ?? 0;

/** Clauses stand beside sentences, as marks that lead to them. */
const CLAUSES = / \(TW-\d\d(?:, TW-\d\d)*\)/g;

/** Tiles are seen; who does not see them has their names in the log. */
const TILES = / at [a-h][1-8]\b/g;

/** Nor is the Tower's choice by its letter. */
const REWARD = /, for reward [ABC]\b/;

/** A letter of the Rope is the rules' word; the card that it gives has been said. */
const LETTERS = /: letter [BCG]\b|(?<=: )letter [ADEF], /g;

/** An event in a sentence; of colours it says whose they are. */
export function eventSaid(event: TugOfWarEvent, names: Names, red: Seat): string {
  if (event.type === 'first-chosen')
    return event.by === 'chance'
      ? say.firstDrawn(names(event.first))
      : say.firstSaid(names(event.first), names(event.by));
  if (event.type === 'stands' && event.now.module === 'clock' && event.now.state.filled !== 0) {
    const { filled } = event.now.state;
    return say.segments(Math.abs(filled), names(filled > 0 ? red : rivalOf(red)));
  }
  if (event.type === 'stands' && event.now.module === 'path') {
    const tiles = [...event.now.state.tiles];
    return say.tiles(
      BOTH.map((seat) => [names(seat), tiles.filter((tile) => tile === (seat === red ? RED : BLUE)).length]),
    );
  }
  return eventText(event, names).replace(CLAUSES, '');
}

const TONES: Partial<Readonly<Record<TugOfWarEvent['type'], Saying['tone']>>> = {
  scored: 'good',
  'module-won': 'good',
  won: 'good',
  conceded: 'bad',
};

/** Everything that there is to say of an action, each sentence with its clause. */
export const sayingsOf = (events: readonly TugOfWarEvent[], names: Names, red: Seat): readonly Saying[] =>
  events.map((event) => ({
    text: eventSaid(event, names, red).replace(LETTERS, ''),
    clause: clauseOf(event),
    tone: TONES[event.type] ?? 'plain',
  }));

/** The same for a glance. */
export const briefly: typeof sayingsOf = (events, names, red) =>
  sayingsOf(events, names, red).map((one) => ({ ...one, text: one.text.replace(TILES, '').replace(REWARD, '') }));

/** Of events that are foreseen only what is news: the player who lays the cards knows them. Cards gained come first. */
export const FORESEEN: readonly TugOfWarEvent['type'][] = [
  'stands',
  'scored',
  'released',
  'module-won',
  'gained',
  'forbidden',
  'repeated',
  'won',
];

export const foreseenOf = (events: readonly TugOfWarEvent[], names: Names, red: Seat): readonly Foreseen[] =>
  events
    .filter(({ type }) => FORESEEN.includes(type))
    .toSorted((a, b) => Number(b.type === 'gained') - Number(a.type === 'gained'))
    .flatMap((event) =>
      briefly([event], names, red).map(({ text, ...saying }) => ({
        ...saying,
        text: event.type === 'gained' ? text.replace(/: .*$/, '.') : text, // the reason is told when it has happened
        type: event.type,
      })),
    );

/** A saying about an event that is foreseen. */
interface Foreseen extends Saying {
  readonly type: TugOfWarEvent['type'];
}

/** The log in sentences. */
export const sentencesOf = ({ log, state }: Pick<SeenTugOfWar, 'log' | 'state'>, names: Names): readonly string[] =>
  log.flatMap(({ events }) => events.map((event) => eventSaid(event, names, redSeat(state))));

/** The log by turns. */
export function chaptersOf({ log, state }: SeenTugOfWar, names: Names): readonly LogChapter[] {
  const begun = log[0]?.before.state ?? state;
  return inChapters(
    log,
    begun.turn === 0 ? turn.before : turn.of(begun.turn, names(begun.active)),
    (event) => (event.type === 'turn-began' ? turn.of(event.turn, names(event.seat)) : null),
    (event) => (event.type === 'turn-began' ? [] : sayingsOf([event], names, redSeat(state))),
  );
}

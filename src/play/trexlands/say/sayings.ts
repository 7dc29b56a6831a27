import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { called, eventText } from '#games/trexlands/texts.ts';
import { stillPlaying } from '#games/trexlands/queries.ts';
import { climaKindOf } from '#games/trexlands/cards/ids.ts';
import { climaCardOf } from '#games/trexlands/cards/kinds.ts';
import type { Seat } from '#sim/ids.ts';
import type { SeenTrexlands } from '#games/trexlands/trexlands.ts';
import type { Saying } from '#play/say/saying.ts';
import { listed } from '#play/texts.ts';
import { faceIdOf } from '../faces/face.ts';
import { gameTexts } from '../texts.ts';
import { announcedText } from '../words/announced.ts';
import { clauseOfEvent } from '../words/clauseOfEvent.ts';
import type { Names } from '../words/names.ts';

type Rolled = Extract<TrexlandsEvent, { readonly type: 'rolled' }>;

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
 * or a card that came about at once was announced already, and a rank tells who landed on the wheels. Once all have
 * placed, the cards that lie there are told, and not that the last one is done.
 */
export const worthSaying = (events: readonly TrexlandsEvent[]): readonly TrexlandsEvent[] =>
  events.filter((event) => {
    if (event.type === 'turn-ended') return event.by === 'choice';
    return (
      !(event.type === 'rolled' && isToldBy(event.why, events)) &&
      !(event.type === 'ready' && events.some(({ type }) => type === 'arena-filled')) &&
      event.type !== 'turn-began' &&
      event.type !== 'arena-opened' &&
      event.type !== 'arena-filled' &&
      !(event.type === 'announced' && events.some(({ type }) => type === 'moved')) &&
      !(event.type === 'took-effect' && events.some((one) => one.type === 'played' && one.card === event.card))
    );
  });

/** A rank, and trucks that weather has sent to Camp, say by which roll it came. */
const isToldBy = (why: Rolled['why'], events: readonly TrexlandsEvent[]): boolean =>
  events.some(({ type }) => (why === 'rank' && type === 'ranked') || (why === 'clima' && type === 'to-camp'));

/** Of no account once something has come of it, or nothing. */
const OF_THE_MOMENT: ReadonlySet<TrexlandsEvent['type']> = new Set([
  'rolled',
  'undecided',
  'thrown-again',
  'did-not-tumble',
  'announced',
  'passed',
  'time-over',
  'bid',
  'ready',
  'placed',
  'exchange-opened',
  'exchange-closed',
]);

/**
 * The events that the panel beside them does not tell already: its heading says what is announced, the panel of a roll
 * which truck is rolled again.
 */
export function notSaidBeside(
  events: readonly TrexlandsEvent[],
  view: TrexlandsState,
  names: Names,
): readonly TrexlandsEvent[] {
  const [act] = view.agenda;
  const heading = act === undefined ? null : announcedText(view, act, names);
  return events.filter((event) => {
    if (event.type === 'did-not-tumble') return false;
    return heading === null || eventText(event, names) !== heading;
  });
}

/** TX-42: players who were ready, and are asked again for a new card or challenge. */
export function askedAgain({ log, state }: SeenTrexlands, names: Names): readonly Saying[] {
  const before = log.at(-1)?.before.state.phase;
  if (before?.name !== 'arena' || state.phase.name !== 'arena') return [];
  const { ready } = state.phase;
  const again = before.ready.filter((seat) => !ready.includes(seat)).map(names.seat);
  if (again.length === 0) return [];
  return [{ text: gameTexts.exchange.doneAgain(listed(again), again.length), clause: 'TX-42', tone: 'plain' }];
}

type Entry = Pick<SeenTrexlands['log'][number], 'events' | 'before'>;

/** An event as a sentence, with as much of its reason as the action tells in which it happened. */
export function sentenceOf(event: TrexlandsEvent, names: Names, entry?: Entry): string {
  const text = eventText(event, names);
  if (entry === undefined) return text;
  if (event.type === 'played') return gameTexts.windows.played(text, gameTexts.faces.inShort[faceIdOf(event.card)]);
  if (event.type === 'exchange-opened') return gameTexts.exchange.opens(stillPlaying(entry.before.state).length);
  const rolled = entry.events.find(({ type }) => type === 'rolled');
  if (
    event.type === 'ranked' &&
    rolled?.type === 'rolled' &&
    event === entry.events.find(({ type }) => type === 'ranked')
  )
    return gameTexts.log.ranked(rolled.upright.map(names.truck), text);
  const [act] = entry.before.state.agenda;
  if (event.type === 'to-camp' && act?.type === 'clima')
    return gameTexts.log.blownAway(
      climaCardOf(climaKindOf(act.card)).name,
      names.trucks(event.trucks),
      event.trucks.length,
    );
  const { phase } = entry.before.state;
  if (event.type !== 'awarded' || phase.name !== 'market') return text;
  const lost = (phase.market.find(({ card }) => card === event.card)?.bids ?? [])
    .map((coins, seat) => ({ coins, seat }))
    .filter(({ coins, seat }) => coins > 0 && seat !== event.seat);
  return [text, ...lost.map(({ coins, seat }) => gameTexts.exchange.lost(names.seat(seat as Seat), coins))].join(' ');
}

/**
 * The same of what happened before the last action: in a few sentences, as what has led to nothing, or to what came of
 * it, is in the log.
 */
export const earlierSayings = (earlier: SeenTrexlands['log'], names: Names): readonly Saying[] =>
  sayingsOf(
    earlier.flatMap(({ events }) => events.filter(({ type }) => !OF_THE_MOMENT.has(type))),
    names,
    earlier,
  );

/** Everything that there is to say of an action, for everybody to read; what is dealt the market shows. */
export const sayingsOf = (
  events: readonly TrexlandsEvent[],
  names: Names,
  log: SeenTrexlands['log'] = [],
): readonly Saying[] => {
  const [firstUnsold] = events.filter(isUnsold);
  const told = worthSaying(events.filter(({ type }) => type !== 'dealt')).filter(
    (event) => (!isUnsold(event) || event === firstUnsold) && !(event.type === 'passed' && isClosing(events)),
  );
  return told.map((event) => ({
    text: isUnsold(event)
      ? unsoldText(events)
      : sentenceOf(
          event,
          names,
          log.findLast((entry) => entry.events.includes(event)),
        ),
    clause: clauseOfEvent(event),
    tone: TONES[event.type] ?? 'plain',
  }));
};

type Unsold = Extract<TrexlandsEvent, { readonly type: 'forfeited' }>;

/** Cards of a market that nobody bid on are told in one sentence. */
const isUnsold = (event: TrexlandsEvent): event is Unsold => event.type === 'forfeited' && event.why === 'no-bid';

function unsoldText(events: readonly TrexlandsEvent[]): string {
  const cards = events.filter(isUnsold).map(({ card }) => called(card));
  const given = events.filter(({ type }) => type === 'awarded' || type === 'forfeited');
  return given.length === cards.length && cards.length > 1
    ? gameTexts.exchange.noneSold(cards.length)
    : gameTexts.exchange.unsold(cards);
}

/** The pass after which the cards of the market are given out: they say that nobody bids any more. */
const isClosing = (events: readonly TrexlandsEvent[]): boolean =>
  events.some(({ type }) => type === 'awarded' || type === 'forfeited');

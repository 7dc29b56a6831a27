import { onlyPerson } from '#engine/seats.ts';
import { isOpen } from '#engine/seen.ts';
import type { TractionEvent } from '#games/traction/events.ts';
import type { Tackling, TractionOptions } from '#games/traction/options.ts';
import { eventText } from '#games/traction/texts.ts';
import { variantsOf } from '#games/traction/variants.ts';
import { rulingsUnder } from '#games/traction/verdict.ts';
import type { Ruling, RulingCode } from '#games/traction/referee/ruling.ts';
import { isLegal } from '#games/traction/referee/state.ts';
import { rulingText } from '#games/traction/referee/texts.ts';
import { seat } from '#sim/ids.ts';
import { ownerOf } from '#sim/pyramid.ts';
import type { SeenTraction } from '#games/traction/traction.ts';
import { isComputersNewest, meanwhile } from '#play/session/meanwhile.ts';
import type { LastAction } from '../session/sessionTypes.ts';
import type { Units } from '#play/texts/lengths.ts';
import { capitalised } from '#play/texts/words.ts';
import { gameTexts } from '../texts.ts';
import { toPadMm } from '../threat.ts';
import type { Naming } from './naming.ts';

/** One sentence about an action. */
export interface Saying {
  readonly clause: string | null; // of a ruling
  readonly text: string;
  readonly tone: Tone;
  /** Index of the action's ruling, for showing its evidence; null for an outcome. */
  readonly ruling: number | null;
}

export type Tone = 'foul' | 'good' | 'plain';

const TONES: Partial<Readonly<Record<RulingCode, Tone>>> = {
  'tackle-base': 'good',
  'pad-contact': 'good',
  jiggle: 'plain',
};

/**
 * The referee's rulings, as the house rules of tackling see them. Touches after a foul are told, but are no good news
 * (TR-13, TR-32).
 */
export function sayingsOfRulings(rulings: readonly Ruling[], naming: Naming, tackling: Tackling): readonly Saying[] {
  const seen = rulingsUnder(rulings, tackling);
  const legal = isLegal(seen);
  const toneOf = ({ code }: Ruling): Tone => (legal || TONES[code] !== 'good' ? (TONES[code] ?? 'foul') : 'plain');
  return once(
    seen.map((ruling, i) => ({
      clause: ruling.clause,
      text: capitalised(rulingText(ruling, naming.body)),
      tone: toneOf(ruling),
      ruling: i,
    })),
  );
}

/** Everything there is to say of an action: first what the referee saw, then what came of it. */
export function sayingsOf({ report, events }: LastAction, naming: Naming, options: TractionOptions): readonly Saying[] {
  const success = tackleOf(events);
  return [
    ...(success === null ? [] : [success]),
    ...sayingsOfRulings(report?.rulings ?? [], naming, options.tackling),
    ...events
      .filter(({ type }) => !SAID_ELSEWHERE.has(type) && !(success !== null && type === 'returned'))
      .map((event) => sayingOfEvent(event, naming, options)),
  ];
}

/**
 * The outcomes of the last action, and of computers' actions before it back to a person's own; the walks of a
 * computer's turn are told in one line.
 */
export function saidOf(
  match: SeenTraction,
  last: LastAction,
  naming: Naming,
  units: Units,
): Record<'earlier' | 'sayings', readonly Saying[]> {
  const { log, header, state } = match;
  if (!isComputersNewest(match)) return { earlier: [], sayings: sayingsOf(last, naming, state.options) };
  const before = meanwhile(match, log.length - 1)
    .filter(isOpen)
    .filter(({ seat }) => seat !== null && header.seats[seat]?.kind === 'bot');
  const rest = (report: LastAction['report'], { action, events }: Pick<LastAction, 'action' | 'events'>) =>
    sayingsOf({ action, report, events: events.filter(({ type }) => type !== 'walked') }, naming, state.options);
  return {
    earlier: before.flatMap((entry) => rest(entry.performed, entry)).map((saying) => ({ ...saying, ruling: null })),
    sayings: [...rest(last.report, last), ...walksSaid([...before, last], match, naming, units)],
  };
}

/** A line for each player who walked: first the piece that came nearest to the only person's pad. */
function walksSaid(
  done: readonly Pick<LastAction, 'events'>[],
  { header, state }: SeenTraction,
  naming: Naming,
  units: Units,
): readonly Saying[] {
  const you = onlyPerson(header.seats);
  const walks = done
    .flatMap(({ events }) => events.filter((event) => event.type === 'walked'))
    .map((event) => ({ ...event, mm: you === null ? Infinity : toPadMm(state, event.piece, seat(you)) }))
    .toSorted((a, b) => a.mm - b.mm);
  return [...new Set(walks.map(({ piece }) => ownerOf(piece)))].map((owner) => {
    const own = walks.filter(({ piece }) => ownerOf(piece) === owner);
    return {
      clause: null,
      text: gameTexts.referee.walks(naming.whose(owner), own, units),
      tone: 'plain',
      ruling: null,
    };
  });
}

/** A success is told first, with what comes of it; null where a piece stays flat or has no place to go. */
function tackleOf(events: readonly TractionEvent[]): Saying | null {
  const tackled = events.some(({ type }) => type === 'tackled');
  const returned = events.find((event) => event.type === 'returned');
  if (!tackled || returned === undefined) return null;
  const { pieces, lying, gone = [] } = returned;
  if (lying.length > 0 || gone.length > 0) return null;
  return { clause: null, text: gameTexts.referee.tackle(pieces.length), tone: 'good', ruling: null };
}

/** Many pieces may be jiggled in the same words. */
const once = (sayings: readonly Saying[]): readonly Saying[] =>
  sayings.filter(({ text }, i) => sayings.findIndex((other) => other.text === text) === i);

/** Said better elsewhere: by the ruling, by the panel of the turn, by a prompt. */
const SAID_ELSEWHERE: ReadonlySet<TractionEvent['type']> = new Set<TractionEvent['type']>([
  'tackled',
  'illegal-move',
  'penalty-to-choose',
  'turn-began',
  'turn-ended',
]);
const GOOD_NEWS: ReadonlySet<TractionEvent['type']> = new Set<TractionEvent['type']>(['won', 'turn-limit']);

/** Each of them begins with a capital, whoever it begins with. */
const sentences = (text: string): string => text.split('. ').map(capitalised).join('. ');

const sayingOfEvent = (event: TractionEvent, naming: Naming, options: TractionOptions): Saying => ({
  clause: null,
  text: sentences(lyingOf(event, naming, options) ?? eventText(event, naming)),
  tone: GOOD_NEWS.has(event.type) ? 'good' : 'plain',
  ruling: null,
});

/** A piece is laid flat: told with what that costs by the rules of this match. */
function lyingOf(event: TractionEvent, naming: Naming, options: TractionOptions): string | null {
  if (event.type !== 'penalised' || (event.now ?? 'flat') !== 'flat') return null;
  const { piece } = event;
  return gameTexts.referee.lies(naming.piece(piece), naming.whose(ownerOf(piece)), variantsOf(options).penaltyTurns);
}

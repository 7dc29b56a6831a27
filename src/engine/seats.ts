import type { Steadiness } from '#sim/hand/steadiness.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { show } from './files/shown.ts';
import { hiddenIn } from './hidden.ts';

/** The player at a seat; the place in the list is the seat's number. */
export interface SeatInfo {
  /**
   * Nothing in it is hidden (hidden.ts). No two seats have the same name: spaces, case and ways to write an accent make
   * no difference.
   */
  readonly name: string;
  /** Index into the palette of the pieces; no two seats share one. */
  readonly colour: number;
  readonly kind: SeatKind;
  /** A handicap that everybody agreed on, for all to see; left out, the hand is the usual one. */
  readonly steadiness?: Steadiness;
  /** Of a bot: how well it plays, in a word of the game's own. */
  readonly level?: string;
}

export const steadinessOf = (seat: SeatInfo | undefined): Steadiness => seat?.steadiness ?? 'usual';

/** As files name them. */
export const SEAT_KINDS = ['person', 'bot'] as const;
/** `elsewhere`: a person at another screen, in the view that this one has of a match that is kept elsewhere. */
export type SeatKind = (typeof SEAT_KINDS)[number] | 'elsewhere';

/** The seats as the screen of that one sees them; null: of who looks on. */
export const seatsFrom = (here: number | null, seats: readonly SeatInfo[]): readonly SeatInfo[] =>
  seats.map((info, seat) => (info.kind === 'person' && seat !== here ? { ...info, kind: 'elsewhere' } : info));

/** The seat of the only person, where all others are bots; else null. */
export function onlyPerson(seats: readonly SeatInfo[]): number | null {
  const persons = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return persons.length === 1 ? (persons[0] ?? null) : null;
}

/** Seats of one person who plays against one bot alone; null at any other table. */
export function personAndBot(seats: readonly SeatInfo[]): { readonly person: number; readonly bot: SeatInfo } | null {
  const person = onlyPerson(seats);
  const bot = seats.find(({ kind }) => kind === 'bot');
  return person === null || bot === undefined || seats.length > 2 ? null : { person, bot };
}

/** The only person, where all others are bots of one level; null at any other table. */
export function personAmongBots(
  seats: readonly SeatInfo[],
): { readonly person: number; readonly level: string } | null {
  const person = onlyPerson(seats);
  const [level, ...others] = new Set(seats.flatMap(({ kind, level: own }) => (kind === 'bot' ? [own] : [])));
  return person === null || level === undefined || others.length > 0 ? null : { person, level };
}

/** The same seats with a person at each: a person has no level. */
export const asPersons = (seats: readonly SeatInfo[]): readonly SeatInfo[] =>
  seats.map(({ level: _, ...seat }) => ({ ...seat, kind: 'person' }));

export const LONGEST_NAME = 40; // characters
export const LONGEST_LEVEL = 20; // characters

/** How many can sit down at a game. */
export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

/**
 * The palette, sRGB. The first five are of M. Okabe and K. Ito, "Color Universal Design" (2008),
 * jfly.uni-koeln.de/color: of its choices of five, the one whose closest pair stays furthest apart for protanopes,
 * deuteranopes and tritanopes, in an order that keeps the first two, three and four seats as distinct as they can be.
 * The sixth, charcoal, stands for its black. In CIELAB any two are more than 20 apart for each of these eyes, and more
 * than 6 apart in lightness alone. Charcoal does not stand out from dark grounds such as felt: a game for six needs a
 * light one, or an edge around its pieces.
 */
export const SEAT_COLOURS = ['#0072b2', '#d55e00', '#f0e442', '#56b4e9', '#cc79a7', '#333333'] as const;

/** However few sit down, so many colours are there to choose from. */
const LEAST_COLOURS = 5;

/** How many of the palette a game offers: as many as can sit down at it, and five at least. */
export const coloursFor = ({ max }: SeatRange): number => Math.max(LEAST_COLOURS, max);

/**
 * Names and colours that can be told apart, for a game of so many seats. Faults: `bad-name`, `hidden-character`,
 * `same-name`, `bad-colour`, `same-colour`, `level-of-person`.
 */
export function checkSeats(seats: readonly SeatInfo[], range: SeatRange): Result<readonly SeatInfo[]> {
  for (const i of seats.keys()) {
    for (const check of [checkName, checkColour, checkLevel]) {
      const checked = check(seats, i, coloursFor(range));
      if (!checked.ok) return checked;
    }
  }
  return ok(seats);
}

function checkName(seats: readonly SeatInfo[], i: number): Result<null> {
  const name = seats[i]?.name ?? '';
  const path = `$.seats[${i}].name`;
  const hidden = hiddenIn(name);
  if (hidden !== null) {
    return fault(
      'hidden-character',
      `Seat ${i} is called ${show(name)}, whose character ${hidden.place} is ${hidden.code}; expected none that is not seen or turns the direction of writing.`,
      path,
    );
  }
  if (name.trim() === '' || Array.from(name).length > LONGEST_NAME) {
    return fault('bad-name', `Seat ${i} is called ${show(name)}; expected 1 to ${LONGEST_NAME} characters.`, path);
  }
  const twin = seats.findIndex((other) => spoken(other.name) === spoken(name));
  return twin < i
    ? fault('same-name', `Seats ${twin} and ${i} are both called ${show(name)}; expected different names.`, path)
    : ok(null);
}

/** Whether a game of that name is for so many. Fault: `bad-seats`. */
export const seatsWithin = (name: string, { min, max }: SeatRange, seats: number): Result<number> =>
  Number.isInteger(seats) && seats >= min && seats <= max
    ? ok(seats)
    : fault('bad-seats', `${name} is for ${min} to ${max} players, not ${seats}.`, '$.seats');

/** As it is read, however it is written. */
export const spoken = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

function checkLevel(seats: readonly SeatInfo[], i: number): Result<null> {
  const seat = seats[i];
  if (seat?.kind !== 'person' || seat.level === undefined) return ok(null);
  return fault(
    'level-of-person',
    `Seat ${i} is a person with the level ${show(seat.level)}; only a bot has one.`,
    `$.seats[${i}].level`,
  );
}

function checkColour(seats: readonly SeatInfo[], i: number, colours: number): Result<null> {
  const colour = seats[i]?.colour ?? NaN;
  const path = `$.seats[${i}].colour`;
  if (!Number.isInteger(colour) || colour < 0 || colour >= colours) {
    return fault(
      'bad-colour',
      `Seat ${i} has colour ${colour}; expected a whole number from 0 to ${colours - 1}.`,
      path,
    );
  }
  const twin = seats.findIndex((other) => other.colour === colour);
  return twin < i
    ? fault('same-colour', `Seats ${twin} and ${i} both have colour ${colour}; expected different ones.`, path)
    : ok(null);
}

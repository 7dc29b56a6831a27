import { onlyPerson, type SeatInfo } from '#engine/seats.ts';
import { texts } from '../texts.ts';
import { seatNamesOf, type SeatNames } from './seatNames.ts';
import { toYou } from './toYou.ts';

/** The only person here. */
export const YOU = texts.table.you;

/** Names of the players as they are said to the only person here, who is “You”; to several, by their names. */
export function namesSaid(seats: readonly SeatInfo[]): SeatNames {
  const names = seatNamesOf(seats);
  const you = onlyPerson(seats);
  const seat = (n: number): string => (n === you ? YOU : names.seat(n));
  return { ...names, seat };
}

/** A sentence of the rules that has “You” where a name was: its verb, its cases and its capitals are put right. */
export const secondPerson = (sentence: string): string => toYou(sentence, YOU);

import { count } from '#engine/words.ts';
import type { Fault } from '#sim/result.ts';
import type { OmenEvent, OmenState } from './state.ts';

const refusal = (code: string, message: string): Fault => ({ code, message });

/** Every refusal of Omen. */
export const refusals = {
  notYourTurn: (seat: number) => refusal('not-your-turn', `It is the turn of seat ${seat}.`),
  noSuchCard: (card: number) => refusal('no-such-card', `There is no card ${card} in that hand.`),
  foretoldAlready: refusal('foretold-already', 'A card lies face down already; the die comes next.'),
  notForetold: refusal('not-foretold', 'Foretell first: a card comes before the die.'),
  notPlaying: (seat: number) => refusal('not-playing', `Seat ${seat} does not play any more.`),
  clock: {
    none: refusal('no-clock', 'This table has no clock.'),
    stopped: refusal('nothing-waits', 'No clock runs now.'),
    early: refusal('too-early', 'The time is not up.'),
  },
} as const;

/** How the die came to lie. */
export const ruling = (_die: string, face: number | null, code: string): string =>
  face === null ? `The die is ${code}: it is thrown again.` : `The die shows ${face}.`;

export const waiting = ({ turn, foretold }: OmenState): string =>
  `seat ${turn.seat} is to ${foretold.length > 0 ? 'throw' : 'foretell'}`;

/** An event in a sentence that everybody may hear; `name`: what a seat's player is called. */
export function eventText(event: OmenEvent, name: (seat: number) => string): string {
  const who = name(event.seat);
  switch (event.type) {
    case 'foretold':
      return `${who} has foretold.`;
    case 'rolled':
      return `The die shows ${event.face}; ${who} foretold ${event.card}: ${count(event.points, 'point')}.`;
    case 'thrown-again':
      return `The die shows nothing; ${who} throws again.`;
    case 'passed-over':
      return `${who} foretold nothing in time.`;
    case 'conceded':
      return `${who} has given up.`;
  }
}

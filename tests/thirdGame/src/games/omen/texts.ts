import { count } from '#engine/words.ts';
import { fault, type Fault } from '#sim/result.ts';
import type { OmenEvent } from './state.ts';

const refusal = (code: string, message: string): Fault => fault(code, message).fault;

/** Every sentence of Omen. */
export const refusals = {
  notYourTurn: (seat: number) => refusal('not-your-turn', `It is the turn of seat ${seat}.`),
  noSuchCard: (card: number) => refusal('no-such-card', `There is no card ${card} in that hand.`),
  foretoldAlready: () => refusal('foretold-already', 'A card lies face down already; the die comes next.'),
  notForetold: () => refusal('not-foretold', 'Foretell first: a card comes before the die.'),
  noClock: () => refusal('no-clock', 'This table has no clock.'),
  nothingWaits: () => refusal('nothing-waits', 'No clock runs now.'),
  tooEarly: () => refusal('too-early', 'The time is not up.'),
  notPlaying: (seat: number) => refusal('not-playing', `Seat ${seat} does not play any more.`),
} as const;

export const say = {
  scenarioSchema: 'A throw of the die, and what it is expected to come to.',
  judgementSchema: 'How the die came to lie.',
  matchSchema: 'A match of Omen.',
  throwOf: 'throw of the die',
  shows: (face: string) => `shows ${face}`,
  nothing: 'shows nothing',
  waiting: (seat: number, what: string) => `seat ${seat} is to ${what}`,
  ruling: (face: string | null, code: string) =>
    face === null ? `The die is ${code}: it is thrown again.` : `The die shows ${face}.`,
} as const;

/** What happened, in a sentence that everybody may hear; `seat`: what that player is called. */
export function eventText(event: OmenEvent, seat: (seat: number) => string): string {
  const who = seat(event.seat);
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

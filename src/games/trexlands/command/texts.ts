import { two } from '#engine/module/lines.ts';

/** Every sentence about Trexlands that the command line prints and that is not the referee's. */
export const say = {
  battleRoll: (trucks: string, terrain: string) => `battle-roll of ${trucks} on ${terrain}`,
  atRest: (trucks: string) => `${trucks} at rest`,
  up: (trucks: string) => `${trucks} up`,
  nobodyUp: 'nobody up',
  aloneAgain: (trucks: string) => `${trucks} did not tumble and would be rolled again alone`,
  again: 'to be rolled again',
  found: (truck: string, wheels: number, at: readonly number[]) =>
    `${truck} found with ${wheels} of 4 wheels on the table, its middle at ${at.map(two).join(', ')} mm`,
  rollOf: (trucks: readonly string[]) => `${trucks.join(', ')} ${trucks.length === 1 ? 'is' : 'are'} to be rolled`,
  choiceOf: (seats: readonly number[]) => `it is for ${seats.map((seat) => `seat ${seat}`).join(' and ')} to choose`,
} as const;

import { listed } from '#engine/words.ts';
import { onPhysics, replayableBy, type ReadMatch } from '#engine/module/matches.ts';
import type { TickingTable } from '#engine/replay.ts';
import { asked } from './asked.ts';
import { leftIn } from './dice.ts';
import { matchOf } from './matchFile.ts';
import type { TruckOffState } from './state.ts';
import { say } from './texts.ts';
import { truckOff, type TruckOffTypes } from './truckOff.ts';

/** How matches of Truck Off are read and played again on a table. */
export const matchesOn = (openTable: () => Promise<TickingTable<TruckOffTypes>>): ReadMatch =>
  replayableBy({ game: truckOff, matchOf, openTable, waiting });

function waiting(state: TruckOffState): string {
  const seats = listed(asked(state).map((seat) => `seat ${seat}`));
  return state.roll === null ? say.choiceOf(seats) : say.rollOf(seats, leftIn(state.roll.dice));
}

/** On physics, which is loaded when there is something to play, and not before. */
export const matches = matchesOn(onPhysics(() => import('./perform.ts')));

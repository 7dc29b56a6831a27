import { describe, expect, it } from 'vitest';
import type { MatchHeader } from '#engine/match.ts';
import type { GameTypes } from '#engine/game.ts';
import { view as viewOfTractorPull } from '#games/tractor-pull/view.ts';
import { tractorPull } from '#games/tractor-pull/tractorPull.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { view as viewOfTruckOff } from '#games/truck-off/view.ts';
import { truckOff } from '#games/truck-off/truckOff.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { seatNamesOf } from '#play/say/seatNames.ts';
import { posesOf as posesOfField } from '#play/tractor-pull/poses.ts';
import { turnSheetOf as sheetOfTractorPull } from '#play/tractor-pull/say/turnSheet.ts';
import { look as lookAtField } from '#play/tractor-pull/talk/tell.ts';
import { posesOf as posesOfStreet } from '#play/truck-off/poses.ts';
import { ownerNamesOf } from '#play/truck-off/say/names.ts';
import { turnSheetOf as sheetOfTruckOff } from '#play/truck-off/say/turnSheet.ts';
import { handOf as handAtStreet, look as lookAtStreet } from '#play/truck-off/talk/tell.ts';
import * as field from '../games/tractor-pull/randomMatch.ts';
import * as street from '../games/truck-off/randomMatch.ts';
import { seeds } from '../effort.ts';

// Everything that a table says and shows of a position is the same when all that it has is a seat's view: so a match
// can be played where nobody holds its secrets, and no sentence tells one.

/** A table that has only this position. */
function matchAt<T extends GameTypes>(
  game: { readonly id: string; readonly rulesVersion: number },
  seats: number,
  state: T['state'],
) {
  const header = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats: Array.from({ length: seats }, (_, i) => ({ name: `Player ${i}`, colour: i, kind: 'person' as const })),
  } as unknown as MatchHeader<T>;
  return { header, log: [], undo: null, state } as const;
}

const viewersOf = (seats: number): readonly (number | null)[] => [...Array.from({ length: seats }, (_, i) => i), null];

function saidAtStreet(seats: number, state: TruckOffState, viewer: number | null): unknown {
  const match = matchAt(truckOff, seats, state) as unknown as Parameters<typeof lookAtStreet>[0];
  return {
    turn: sheetOfTruckOff({ ...match, paying: false }, ownerNamesOf(match.header.seats)),
    look: lookAtStreet(match),
    hand: viewer === null ? null : handAtStreet(match, viewer),
    poses: [...posesOfStreet(state)],
  };
}

function saidAtField(state: TractorPullState): unknown {
  const match = matchAt(tractorPull, 2, state) as unknown as Parameters<typeof lookAtField>[0];
  return {
    turn: sheetOfTractorPull({ ...match, telling: false }, seatNamesOf(match.header.seats)),
    look: lookAtField(match),
    poses: [...posesOfField(state)],
  };
}

describe('a table that has only a seat’s view says and shows the same', () => {
  it.each(seeds(2, 60))('at Truck Off, seed %i', (seed) => {
    const plan = street.planOf(seed);
    street.playMatch(plan, ({ state }) => {
      for (const viewer of viewersOf(plan.seats))
        expect(saidAtStreet(plan.seats, viewOfTruckOff(state, viewer), viewer)).toEqual(
          saidAtStreet(plan.seats, state, viewer),
        );
    });
  });

  it.each(seeds(2, 60))('at Tractor Pull, seed %i', (seed) => {
    field.playMatch(field.planOf(seed), ({ state }) => {
      for (const viewer of viewersOf(2))
        expect(saidAtField(viewOfTractorPull(state, viewer))).toEqual(saidAtField(state));
    });
  });
});

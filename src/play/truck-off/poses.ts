import { dieId, leftIn, readIn } from '#games/truck-off/dice.ts';
import { dieIn } from '#games/truck-off/ownDice.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { pieceId, type PieceId } from '#sim/ids.ts';
import { IDENTITY } from '#sim/maths/quat.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import type { Pose } from '#sim/world/pose.ts';
import { dieAt } from '../table/dice.ts';
import type { Spot } from '../table/toy/solids.ts';
import { dieSpot, readSpot, truckSpot, waitingSpot } from './places.ts';

export const standing = ({ x, z }: Spot): Pose => ({ position: vec3(x, 0, z), rotation: IDENTITY });

/** The dice of the roll that is asked for wait before the tray; those that were read already lie behind it. */
function waiting(state: TruckOffState): readonly (readonly [PieceId, Pose])[] {
  const { roll } = state;
  if (roll === null) return [];
  const left = leftIn(roll.dice);
  const read = readIn(roll.dice);
  return [
    ...left.map(
      (sides, i) => [dieId(sides), dieAt(waitingSpot(state, i, left.length), dieIn(state, sides), sides)] as const,
    ),
    ...read.map(
      ({ sides, shows }, i) =>
        [dieId(sides), dieAt(readSpot(state, i, read.length), dieIn(state, sides), shows)] as const,
    ),
  ];
}

/** Where everything is while nothing rolls. A die that has not been thrown shows its highest number. */
export function posesOf(state: TruckOffState): ReadonlyMap<PieceId, Pose> {
  return new Map([
    ...state.trucks.map(({ id }) => [pieceId(id), standing(truckSpot(state, id))] as const),
    ...state.venues.map(
      ({ sides, die }) => [dieId(sides), dieAt(dieSpot(state, sides), dieIn(state, sides), die ?? sides)] as const,
    ),
    ...waiting(state),
  ]);
}

/** Every piece on the table: trucks, the dice of venues, and those that are thrown. */
export const piecesOf = (state: TruckOffState): readonly PieceId[] => [...posesOf(state).keys()];

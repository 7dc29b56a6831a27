import { dieId, leftIn, readIn } from '#games/truck-off/dice.ts';
import type { Sides } from '#games/truck-off/ids.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { pieceId, type PieceId } from '#sim/ids.ts';
import { fromTo, IDENTITY, rotate, type Quat } from '#sim/maths/quat.ts';
import { UNIT_Y, vec3 } from '#sim/maths/vec3.ts';
import { DICE } from '#sim/roll/dice.ts';
import type { Pose } from '#sim/world/pose.ts';
import type { Spot } from '../table/toy/solids.ts';
import { dieSpot, readSpot, truckSpot, waitingSpot } from './places.ts';

const facing = new Map<string, { readonly rotation: Quat; readonly y: number }>();

/** A die that lies with that number up, and how high its middle is then. */
export function lying(sides: Sides, number: number): { readonly rotation: Quat; readonly y: number } {
  const key = `${sides} ${number}`;
  const known = facing.get(key) ?? turnedTo(sides, number);
  facing.set(key, known);
  return known;
}

function turnedTo(sides: Sides, number: number): { readonly rotation: Quat; readonly y: number } {
  const { faces, parts } = DICE[sides];
  const up = faces[number - 1]?.normals[0] ?? UNIT_Y;
  const rotation = fromTo(up, UNIT_Y);
  const low = (parts[0]?.shape.vertices ?? []).map((corner) => rotate(rotation, corner).y);
  return { rotation, y: -Math.min(...low) };
}

export const standing = ({ x, z }: Spot): Pose => ({ position: vec3(x, 0, z), rotation: IDENTITY });

const dieAt = ({ x, z }: Spot, sides: Sides, number: number): Pose => {
  const { rotation, y } = lying(sides, number);
  return { position: vec3(x, y, z), rotation };
};

/** The dice of the roll that is asked for wait before the tray; those that were read already lie behind it. */
function waiting(state: TruckOffState): readonly (readonly [PieceId, Pose])[] {
  const { roll } = state;
  if (roll === null) return [];
  const left = leftIn(roll.dice);
  const read = readIn(roll.dice);
  return [
    ...left.map((sides, i) => [dieId(sides), dieAt(waitingSpot(state, i, left.length), sides, sides)] as const),
    ...read.map(({ sides, shows }, i) => [dieId(sides), dieAt(readSpot(state, i, read.length), sides, shows)] as const),
  ];
}

/** Where everything is while nothing rolls. A die that has not been thrown shows its highest number. */
export function posesOf(state: TruckOffState): ReadonlyMap<PieceId, Pose> {
  return new Map([
    ...state.trucks.map(({ id }) => [pieceId(id), standing(truckSpot(state, id))] as const),
    ...state.venues.map(({ sides, die }) => [dieId(sides), dieAt(dieSpot(state, sides), sides, die ?? sides)] as const),
    ...waiting(state),
  ]);
}

/** Every piece on the table: trucks, the dice of venues, and those that are thrown. */
export const piecesOf = (state: TruckOffState): readonly PieceId[] => [...posesOf(state).keys()];

import { sin } from '#sim/maths/trig.ts';
import { BOTH, COLUMNS, spaceOf, type Column, type Row, type Seat, type Space } from '#games/tractor-pull/ids.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { view } from '#games/tractor-pull/view.ts';
import { spaceAt } from '#games/tractor-pull/field.ts';
import { pieceId, type PieceId } from '#sim/ids.ts';
import { fromAxisAngle, IDENTITY, multiply, type Quat } from '#sim/maths/quat.ts';
import { UNIT_X, vec3 } from '#sim/maths/vec3.ts';
import { WRENCH_ID } from '#sim/roll/wrench/spin.ts';
import type { Pose } from '#sim/world/pose.ts';
import type { ShownPieces } from '../table/shownPieces.ts';
import type { Spot } from '../table/toy/solids.ts';
import { vehiclesOf } from './say/hand.ts';
import { CARD_M, EJECTED_SPOT, garageSpot, LYING_Y, MAT_SPOT, spaceSpot } from './places.ts';

/** Turned over about its long axis: its ends stay where they point. */
const OVER: Quat = fromAxisAngle(UNIT_X, Math.PI);

/** On its way over: 0 as it lay, 1 on its other side, on edge between. */
export function turning({ position, rotation }: Pose, share: number): Pose {
  const angle = Math.PI * share;
  const up = (CARD_M.deep / 2) * sin(angle);
  return {
    position: vec3(position.x, position.y + up, position.z),
    rotation: multiply(rotation, fromAxisAngle(UNIT_X, angle)),
  };
}

export const turnedOver = ({ position, rotation }: Pose): Pose => ({ position, rotation: multiply(rotation, OVER) });

const lying = ({ x, z }: Spot, up: boolean, y = LYING_Y): Pose => ({
  position: vec3(x, y, z),
  rotation: up ? IDENTITY : OVER,
});

/** A card that was deployed and is not revealed: everybody sees that it is there. */
export const hiddenId = (space: Space): PieceId => pieceId(`hidden-${space}`);
/** Where such a card lies. */
export const hiddenPose = (seat: Seat, row: Row, column: Column): Pose => lying(spaceSpot(seat, row, column), false);
/** A card of the garage that lies face down, by its pair. */
export const garageId = (pair: string, card: number): PieceId => pieceId(`garage-${pair}-${card}`);

const STACKED_M = 0.0013;

type Placed = readonly (readonly [PieceId, Pose])[];

/** Where everything is that everybody may see, while nothing spins. */
export function posesOf(state: TractorPullState): ReadonlyMap<PieceId, Pose> {
  const seen = view(state, null);
  return new Map<PieceId, Pose>([
    [WRENCH_ID, lying(MAT_SPOT, false)],
    ...seen.field.map(
      (one) => [pieceId(one.vehicle), lying(spaceSpot(one.seat, one.row, one.column), one.up)] as const,
    ),
    ...BOTH.flatMap((seat) => deployedOf(seen, seat)),
    ...garageOf(seen),
    ...seen.ejected.map(
      (vehicle, i) =>
        [pieceId(vehicle), lying(EJECTED_SPOT, true, LYING_Y + (seen.ejected.length - 1 - i) * STACKED_M)] as const,
    ),
  ]);
}

function deployedOf({ players, wave }: TractorPullState, seat: Seat): Placed {
  if (wave === 0) return [];
  const row: Row = wave;
  return COLUMNS.flatMap((column, i) =>
    players[seat].deployed.length > i
      ? [[hiddenId(spaceOf(seat, row, column)), hiddenPose(seat, row, column)] as const]
      : [],
  );
}

const garageOf = ({ garage }: TractorPullState): Placed =>
  garage.flatMap(({ id, cards }) =>
    cards.map(
      (card, i) => [card === null ? garageId(id, i) : pieceId(card), lying(garageSpot(id, i), card !== null)] as const,
    ),
  );

/** A row that a seat lays, for its own eyes: places of its hand by rope. */
export interface Laid {
  readonly seat: Seat;
  readonly row: readonly (number | null)[];
}

/** Vehicles that the seat with the device has laid and not yet played. */
function laidBy(state: TractorPullState, { seat, row }: Laid): Placed {
  const { wave } = state;
  if (wave === 0 || row.every((place) => place === null)) return [];
  const vehicles = vehiclesOf(view(state, seat), seat);
  return COLUMNS.flatMap((column, i) => {
    const vehicle = vehicles[row[i] ?? -1];
    return vehicle === undefined ? [] : [[pieceId(vehicle), lying(spaceSpot(seat, wave, column), true)] as const];
  });
}

/** Everything lies there from now on; a card that is revealed was seen face down before. */
export function placeOn(
  shown: ShownPieces,
  state: TractorPullState,
  how: 'on-its-way' | 'at-once',
  laid: Laid | null = null,
): void {
  for (const standing of state.field) {
    const [id, hidden] = [pieceId(standing.vehicle), hiddenId(spaceAt(standing))];
    const was = shown.pieces.get(hidden);
    if (was !== undefined && !shown.pieces.has(id)) shown.pieces.set(id, was);
  }
  shown.place(new Map([...posesOf(state), ...(laid === null ? [] : laidBy(state, laid))]), how);
}

/** Every piece on the table. */
export const piecesOf = (state: TractorPullState, laid: Laid | null = null): readonly PieceId[] => [
  ...posesOf(state).keys(),
  ...(laid === null ? [] : laidBy(state, laid).map(([id]) => id)),
];

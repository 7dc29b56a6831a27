import type { TractorPullEvent } from '#games/tractor-pull/events.ts';
import { standingOf } from '#games/tractor-pull/field.ts';
import type { Seat } from '#games/tractor-pull/ids.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import type { VehicleId } from '#games/tractor-pull/almanac/vehicles.ts';
import type { Vec3 } from '#sim/maths/vec3.ts';
import { boxOn } from '#app/scene/shots.ts';
import { CARD_M, ropeStage, spaceSpot } from '#play/tractor-pull/places.ts';
import { decidingRope, pulledIn } from '#play/tractor-pull/heaves.ts';
import type { SessionState } from '#play/tractor-pull/session/sessionTypes.ts';

/** Cards in so much of their neighbourhood, of half a card (house value). */
const AROUND = 1.6;
const HALF_M = { x: (CARD_M.wide / 2) * AROUND, z: (CARD_M.deep / 2) * AROUND } as const;

/** Vehicles to which something happens where they stand. */
function vehiclesOf(event: TractorPullEvent): readonly VehicleId[] {
  switch (event.type) {
    case 'singled-out':
      return event.vehicles;
    case 'swapped':
      return [event.vehicle, event.other];
    case 'boosted':
    case 'unboosted':
    case 'flipped':
      return [event.vehicle];
    default:
      return [];
  }
}

function standingBox(state: TractorPullState, vehicle: VehicleId): readonly Vec3[] {
  const standing = standingOf(state, vehicle);
  return standing === null ? [] : boxOn(spaceSpot(standing.seat, standing.row, standing.column), HALF_M, 0.01);
}

/** Vehicles to which something has just happened are seen from near by, and so is a rope that decides; else null. */
export function happensAt(told: SessionState): readonly Vec3[] | null {
  const beat = told.telling?.beats[told.telling.at];
  const winner = winnerIn(beat?.events ?? ((told.match?.state.outcome ?? null) === null ? [] : told.events));
  if (winner !== null) {
    const rope = decidingRope(pulledIn(told) ?? [], winner);
    return rope === null ? null : ropeStage(rope, (beat?.state ?? told.match?.state)?.wave ?? 0);
  }
  const near = beat?.events.flatMap(vehiclesOf).flatMap((one) => standingBox(beat.state, one)) ?? [];
  return near.length === 0 ? null : near;
}

const winnerIn = (events: readonly TractorPullEvent[]): Seat | null =>
  events.find((event) => event.type === 'match-won')?.score.winner ?? null;

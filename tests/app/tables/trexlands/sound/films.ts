import { released } from '#games/trexlands/rolling/battle.ts';
import type { RollFilmed } from '#app/tables/trexlands/sound/rollFilmed.ts';
import type { PieceId } from '#sim/ids.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import type { Quat } from '#sim/maths/quat.ts';
import type { Physics } from '#sim/physics.ts';
import { Roll } from '#sim/roll/roll.ts';
import { RollRecorder } from '#sim/roll/rollRecorder.ts';
import { GRAVITY, TICK_S } from '#sim/settings.ts';
import { standardRoll } from '../../../../games/trexlands/rolling/support.ts';

export const LEVEL: Quat = { x: 0, y: 0, z: 0, w: 1 };
/** Wheels up: half a turn about its own length. */
export const UPSIDE_DOWN: Quat = { x: 1, y: 0, z: 0, w: 0 };

/**
 * A truck of a film that somebody has drawn: where it begins, how fast it goes, and what changes that, tick by tick.
 */
export interface Drawn {
  readonly id: PieceId;
  readonly at: Vec3;
  readonly velocity: Vec3;
  readonly rotation?: Quat;
  /** Changes of velocity at ticks, m/s, besides gravity's. */
  readonly blows?: Readonly<Record<number, Vec3>>;
  /** From this tick on it lies. */
  readonly lies?: number;
}

/** Trucks that fly and are struck as it is written. */
export function drawnFilm(trucks: readonly Drawn[], ticks: number, otherwise: Partial<RollFilmed> = {}): RollFilmed {
  const ways = new Map(trucks.map((truck) => [truck.id, wayOf(truck, ticks)]));
  const film = {
    pieces: trucks.map(({ id }) => id),
    ticks,
    bytes: 0,
    poseOf: (id: PieceId, tick: number) => {
      const way = ways.get(id) ?? [];
      return {
        position: way[Math.max(0, Math.min(tick, ticks))] ?? vec3(0, 0, 0),
        rotation: trucks.find((truck) => truck.id === id)?.rotation ?? LEVEL,
      };
    },
  };
  return { film, trucks: film.pieces, ballast: [], terrain: 'scrub', arena: { x: 0, z: 0 }, ...otherwise };
}

function wayOf({ at, velocity, blows = {}, lies = Infinity }: Drawn, ticks: number): Vec3[] {
  const way = [at];
  let [place, speed] = [at, velocity];
  for (let tick = 0; tick < ticks; tick += 1) {
    const blow = blows[tick] ?? vec3(0, 0, 0);
    speed =
      tick >= lies ? vec3(0, 0, 0) : vec3(speed.x + blow.x, speed.y + blow.y - GRAVITY * TICK_S, speed.z + blow.z);
    place = vec3(place.x + speed.x * TICK_S, place.y + speed.y * TICK_S, place.z + speed.z * TICK_S);
    way.push(place);
  }
  return way;
}

/** A standard roll of these trucks, rolled to its end. */
export function rolled(physics: Physics, seed: number, trucks: readonly PieceId[], terrain = 'scrub'): RollFilmed {
  const roll = new Roll(physics, released(standardRoll(seed, [...trucks], terrain)));
  const film = new RollRecorder(roll);
  while (film.advance(240));
  roll.free();
  return { film, trucks, ballast: [], terrain, arena: { x: 0, z: 0 } };
}

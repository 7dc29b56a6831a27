import { slide, type Square } from '#games/tug-of-war/modules/maze.ts';
import { DIRECTIONS, TOWER_OPTIONS, type Direction } from '#games/tug-of-war/ids.ts';
import { machineOf, spotIn } from '#games/tug-of-war/state.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import type { SessionState, Thing } from '#play/tug-of-war/session/sessionTypes.ts';
import { sideOf } from './machines/machine.ts';
import { mazeLine, ropeX } from './machinePlaces.ts';
import { FLOOR_Z_M, HEAD_M, headZ, placesOf, tileSpot } from './places.ts';

/** From a machine's near edge, and between the Tower's rewards, m (house values). */
const EDGE_M = 0.007;
/** Its name on a small screen is nearly as tall as a badge. */
const NAME_M = 0.006;
const REWARD_M = 0.018;

/** The middle of a badge: at a machine before its name, or at its near edge; by the squares and tiles of an aim. */
export function offerSpot({ match, plan }: SessionState, thing: Thing, isCompact = false): Vec3 | null {
  if (match === null) return null;
  const places = placesOf(match.state);
  const { grounds } = places;
  switch (thing.kind) {
    case 'machine': {
      if (thing.module === 'path' && plan.module === 'path') return null; // its tiles are picked now
      // On a phone there is no room for those that are not meant now.
      if (isCompact && plan.module !== null && plan.module !== thing.module) return null;
      const { x, z, deep } = grounds[thing.module];
      const near = z + deep / 2 - EDGE_M;
      if (thing.module === 'rope' && plan.module === 'rope' && plan.laid.length > 0) {
        const { state } = match; // seen from near by, where its puller stands
        return vec3(x + ropeX(sideOf(state.active), spotIn(state, state.active), state.options.rope), 0, near);
      }
      return vec3(x, 0, headZ(thing.module) > 0 ? near - HEAD_M - NAME_M : near);
    }
    case 'reward': {
      const { x, z, wide } = grounds.tower;
      return vec3(x + wide / 2, 0, z + (TOWER_OPTIONS.indexOf(thing.option) - 1) * REWARD_M);
    }
    case 'tile': {
      const { x, z } = tileSpot(places, thing.tile);
      return vec3(x, 0, z);
    }
    case 'way': {
      const aims = plan.laid.slice(0, plan.aiming).map(({ aim }) => DIRECTIONS.find((direction) => direction === aim));
      const from = aims.reduce<Square>((at, aim) => slidTo(at, aim), machineOf(match.state, 'maze').state);
      const { row, col } = slide(from, thing.direction);
      return vec3(grounds.maze.x + mazeLine(col), 0, grounds.maze.z + FLOOR_Z_M + mazeLine(row));
    }
  }
}

const slidTo = (from: Square, direction: Direction | undefined): Square =>
  direction === undefined ? from : slide(from, direction);

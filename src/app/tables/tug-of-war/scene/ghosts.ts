import type { Stands } from '#games/tug-of-war/events.ts';
import { BOTH, type Seat } from '#games/tug-of-war/ids.ts';
import { SHARED } from '#games/tug-of-war/sets.ts';
import { machineOf, spotIn, type TugOfWarState } from '#games/tug-of-war/state.ts';
import { PAINT } from '#app/scene/toy/toys.tsx';
import { Solids } from '#play/table/toy/solids.ts';
import { addWedge } from './machines/ClockLook.tsx';
import { addCounter } from './machines/CollationLook.tsx';
import { sideOf } from './machines/machine.ts';
import { addRunner } from './machines/RaceLook.tsx';
import { addPuller } from './machines/RopeLook.tsx';
import { counterPlace, mazeLine, RACE, raceX, ROPE, ropeX, SQUARE_M, TOWER, wedgeColour } from './machinePlaces.ts';
import { FLOOR_Z_M, TALL_Z_M, type Places } from './places.ts';

const { counters } = SHARED.collation;
const { segments } = SHARED.clock;
const OVER_M = 0.003;
const STUFF = { colour: PAINT };

/** Adds a shape there, from the middle of its machine. */
type Put = (x: number, z: number, add: (here: Solids) => void, yaw?: number) => void;

/** Everything that would stand elsewhere after these pushes, as one heap. */
export function ghostsOf(all: readonly Stands[], seat: Seat, state: TugOfWarState, { grounds }: Places): Solids {
  const heap = new Solids();
  for (const stands of all) {
    const { x, z } = grounds[stands.module];
    const put: Put = (dx, dz, add, yaw = 0) => void heap.at({ x: x + dx, z: z + dz, yaw }, add, OVER_M / 2);
    ghostAt(stands, seat, state, put);
  }
  return heap;
}

function ghostAt(stands: Stands, seat: Seat, state: TugOfWarState, put: Put): void {
  switch (stands.module) {
    case 'race':
      return put(raceX(stands.state.at[seat]), RACE.lanes[seat], addRunner);
    case 'collation':
      for (let i = machineOf(state, 'collation').state.taken[seat]; i < stands.state.taken[seat]; i += 1)
        put(...counterPlace(seat === 0 ? i : counters - 1 - i, stands.state), addCounter);
      return;
    case 'clock': {
      const now = machineOf(state, 'clock').state.filled;
      for (let i = 0; i < segments; i += 1)
        if (wedgeColour(i, stands.state.filled) !== wedgeColour(i, now))
          put(0, TALL_Z_M, (here) => void addWedge(here, i));
      return;
    }
    case 'rope':
      for (const one of BOTH) {
        put(
          ropeX(sideOf(one), spotIn(state, one, stands.state), state.options.rope),
          ROPE.menZ,
          addPuller,
          one === 0 ? Math.PI : 0,
        );
      }
      return;
    case 'tower': {
      const [half, tall] = [TOWER.wide / 2, OVER_M + stands.state.heights[seat] * TOWER.step];
      return put(TOWER.x[seat], TOWER.z, (here) => here.box([-half, 0, -half], [half, tall, half], STUFF));
    }
    case 'maze': {
      const half = SQUARE_M * 0.38;
      const { row, col } = stands.state;
      return put(mazeLine(col), FLOOR_Z_M + mazeLine(row), (here) =>
        here.box([-half, 0.006, -half], [half, 0.012, half], STUFF),
      );
    }
    case 'path':
    case 'conker': // lines lie on the one; the other is too high over its place
  }
}

import type { Tick } from '../ids.ts';
import type { TableWorld, WorldPiece } from '../world/tableWorld.ts';
import type { TraceEvent } from './events.ts';

/** An observer that measures an action while it goes on: reads the world after every tick and changes nothing of it. */
export interface Onlooker {
  /** Once, when everything stands and before the hand touches anything. */
  begin(table: TableWorld, mover: WorldPiece): void;
  /** After every tick; `trace` is everything that has happened so far. */
  look(tick: Tick, trace: readonly TraceEvent[]): void;
}

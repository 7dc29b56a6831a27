import type { Choice } from './actions.ts';
import type { Seat } from '#sim/ids.ts';
import type { HandThrow } from './throws.ts';

/** A player's command: a choice, or a throw. */
export type Command = Choice | RollCommand;

/**
 * A seat's own trucks of the roll that is asked for and no other (TX-62): these throws, or (null) all it has left
 * handed to chance.
 */
export interface RollCommand {
  readonly do: 'roll';
  readonly seat: Seat;
  readonly throws: readonly HandThrow[] | null;
}

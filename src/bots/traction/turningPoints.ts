import type { Seat } from '../../sim/ids.ts';

/** Beyond so many turns of the race a position is as good as won, or lost (house value). */
export const DECIDED = 20;

/** The value of a position for the seat to move, and of what its action made of it. */
export interface ActionValue {
  readonly seat: Seat;
  /** With the best turn that the keen bot finds. */
  readonly best: number;
  /** Null where the same turn goes on: the value of the next position tells it. */
  readonly left: number | null;
}

/** An action after which its seat was much worse off than it could have been. */
export interface TurningPoint {
  readonly action: number; // its place in the log
  readonly seat: Seat;
  readonly best: number;
  readonly left: number;
}

/** So many are told, and none that cost less, in turns of the race (house values). */
const MOST_POINTS = 3;
const LEAST_FALL = 1.5;

/** The largest falls of the mover's value, in the order of the match. `values`: of the actions, as far as known. */
export function turningPoints(values: readonly (ActionValue | null)[]): readonly TurningPoint[] {
  return values
    .flatMap((value, action) => {
      const left = value && (value.left ?? values[action + 1]?.best ?? null);
      return value === null || left === null ? [] : [{ action, seat: value.seat, best: value.best, left }];
    })
    .filter((point) => fallOf(point) >= LEAST_FALL)
    .toSorted((a, b) => fallOf(b) - fallOf(a))
    .slice(0, MOST_POINTS)
    .toSorted((a, b) => a.action - b.action);
}

export const fallOf = ({ best, left }: Pick<TurningPoint, 'best' | 'left'>): number => best - left;

/** The value for one seat of a match of two: what is good for the one is bad for the other. */
export const valueFor = (seat: number, { seat: mover, best }: Pick<ActionValue, 'seat' | 'best'>): number =>
  mover === seat ? best : -best;

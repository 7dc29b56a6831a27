import type { Seat } from '#sim/ids.ts';

/** The measure of a game's values. */
export interface Scale {
  /** A position that is won, or lost: no value is beyond these. */
  readonly won: number;
  readonly lost: number;
  /** A smaller fall is no turning point. */
  readonly leastFall: number;
}

/** The value of a position for a seat, and of what an action made of it. */
export interface ActionValue {
  /** Of the one that chose, or that chance was against. */
  readonly seat: Seat;
  /** With the best turn that the best bot finds; by chance, as it was to be expected. */
  readonly best: number;
  /** Null where the same turn goes on: the value of the next position tells it. */
  readonly left: number | null;
  /** No seat chose: a roll came out so. */
  readonly byChance?: true;
}

/** An action after which a seat was much worse off than it could have been. */
export interface TurningPoint {
  readonly action: number; // its place in the log
  readonly seat: Seat;
  readonly best: number;
  readonly left: number;
  readonly byChance: boolean;
}

/** So many are told (house value). */
const MOST_POINTS = 3;

/** The largest falls of a seat's value, in the order of the match. `values`: of the actions, as far as known. */
export function turningPoints(
  values: readonly (ActionValue | null)[],
  { leastFall }: Pick<Scale, 'leastFall'>,
): readonly TurningPoint[] {
  return values
    .flatMap((value, action): readonly TurningPoint[] => {
      const left = value && (value.left ?? values[action + 1]?.best ?? null);
      if (value === null || left === null) return [];
      const { seat, best, byChance = false } = value;
      return [{ action, seat, best, left, byChance }];
    })
    .filter((point) => fallOf(point) >= leastFall)
    .toSorted((a, b) => fallOf(b) - fallOf(a))
    .slice(0, MOST_POINTS)
    .toSorted((a, b) => a.action - b.action);
}

export const fallOf = ({ best, left }: Pick<TurningPoint, 'best' | 'left'>): number => best - left;

/** The value for one seat of a match of two: what is good for the one is bad for the other. */
export const valueFor = (
  seat: number,
  { seat: mover, best }: Pick<ActionValue, 'seat' | 'best'>,
  { won, lost }: Pick<Scale, 'won' | 'lost'>,
): number => (mover === seat ? best : won + lost - best);

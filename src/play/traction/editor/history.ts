/** A value with what it was before and, after an undo, what it was then. */
export interface History<T> {
  readonly past: readonly T[]; // the latest last
  readonly present: T;
  readonly future: readonly T[]; // the next first
  /** The gesture that the last change was part of; a run of the same (a drag, typing) is one step back. */
  readonly run: string | null;
}

const MOST_STEPS = 200; // house value

export const begun = <T>(present: T): History<T> => ({ past: [], present, future: [], run: null });

/** The value changed. Changes with the same `run`, one after another, are undone together. */
export function changed<T>(history: History<T>, present: T, run: string | null = null): History<T> {
  if (present === history.present) return history;
  const goesOn = run !== null && run === history.run;
  return {
    past: goesOn ? history.past : [...history.past, history.present].slice(-MOST_STEPS),
    present,
    future: [],
    run,
  };
}

export function undone<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const before = past.at(-1);
  return past.length === 0 || before === undefined
    ? history
    : { past: past.slice(0, -1), present: before, future: [present, ...future], run: null };
}

export function redone<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  return next === undefined ? history : { past: [...past, present], present: next, future: rest, run: null };
}

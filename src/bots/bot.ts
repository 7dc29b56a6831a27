import type { Chance } from '#sim/maths/chance.ts';

/**
 * Thinking, one small piece of work after another: the caller decides how many it takes at a time. It is bounded by
 * work alone, so that it comes to the same on every machine.
 */
export type Thinking<T> = Generator<void, T, void>;

/** All of it within this call. */
export function thoughtOut<T>(thinking: Thinking<T>): T {
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
}

/** The reason for a move: a code of the game's own, and what goes into its sentence. */
export interface Reason {
  readonly code: string;
  readonly about: Readonly<Record<string, string | number>>;
}

/** A move with its reason. `M`: what a seat may order of the table, or an action that needs no hand. */
export interface Thought<M> {
  readonly move: M;
  readonly reason: Reason;
}

/** All that a bot knows when it thinks: its seat's view, and chance of its own. */
export interface Seen<S> {
  readonly view: S;
  readonly seat: number;
  readonly chance: Chance;
}

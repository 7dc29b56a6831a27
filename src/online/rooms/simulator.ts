import type { OrderOf } from '#bots/orders.ts';
import type { AnyParts } from '#engine/module/parts.ts';
import { chanceFor, seedFor, type RandomState } from '#engine/random.ts';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import { atOnce, type Ticking } from '#sim/ticking.ts';

/** A physical action to be performed; plain JSON, as it crosses to another thread. */
export interface Wanted {
  readonly game: string;
  /** The whole position before it. */
  readonly state: unknown;
  readonly order: object;
  readonly random: RandomState;
}

/** A computer's turn: its match with everything that decides its move; plain JSON, as it crosses to another thread. */
export interface ToThink {
  readonly game: string;
  readonly seat: number;
  readonly match: Parameters<OrderOf>[1];
}

/** Thinks for a computer, here or on other threads, and gives its order. Faults: a hand could not do it. */
export type Think = (wanted: ToThink, room: string) => Promise<Result<object>>;

/** Draws for an action by chance: each thing by its numbers, and the seed of its chance. */
export type Drawn = readonly (readonly [thing: readonly number[], seed: number])[];

/** How it went; plain JSON. */
export interface Simulated {
  readonly performed: unknown;
  readonly drawn: Drawn;
}

/** Performs actions, here or on other threads, which rooms share. */
export type Simulate = (wanted: Wanted, room: string) => Promise<Result<Simulated>>;

/** An action that was performed on another thread, and how many ticks that took. */
export interface Performed<V = Simulated> {
  readonly result: Result<V>;
  readonly ticks: number;
}

/** Performs an action on a table of this game, tick by tick. Faults: a hand could not do it. */
export const simulating = (physics: Physics, parts: AnyParts, wanted: Wanted): Ticking<Result<Simulated>> =>
  parts(function* ({ files, tableOn }): Ticking<Result<Simulated>> {
    const { state, order, random } = wanted;
    const action = files.orders.readOrder(order);
    if (!action.ok) return action;
    const drawn: [number[], number][] = [];
    const performed = yield* tableOn(physics).performing(state, action.value, (...thing) => {
      drawn.push([[...thing], seedFor(random, ...thing)]);
      return chanceFor(random, ...thing);
    });
    return performed.ok ? ok({ performed: performed.value, drawn }) : performed;
  });

/** The same in this call. */
export const simulateOn = (...given: Parameters<typeof simulating>): Result<Simulated> => atOnce(simulating(...given));

import { ticksOf } from '#engine/howFar.ts';
import type { DoingTypes } from '#engine/matchFile/ruledActions.ts';
import type { Rolls } from '#engine/rolls.ts';
import { ok, type Result } from '#sim/result.ts';
import type { Wanted } from '#engine/replay.ts';
import type { Task, TaskSteps } from './helper.ts';

/** A roll for another thread. Faults: those of a roll that cannot be made from there. */
export const rollTask =
  <T extends DoingTypes, P extends T['action'], G>({ does, given }: Pick<Rolls<T, P, G>, 'does' | 'given'>) =>
  ({ state, random, action }: Wanted<T>): Result<Task> => {
    if (action.do !== does) throw new Error(`${action.do} needs no table`);
    const of = given({ state, random }, action as P);
    return of.ok ? ok({ do: does, given: of.value }) : of;
  };

/** How it is carried out there. */
export const rollSteps = <T extends DoingTypes, P extends T['action'], G>({
  rolling,
}: Pick<Rolls<T, P, G>, 'rolling'>): TaskSteps =>
  function* (physics, { given }) {
    return ok(yield* ticksOf(rolling(physics, given as G), 0));
  };

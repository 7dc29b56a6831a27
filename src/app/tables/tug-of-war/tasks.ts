import type { TaskSteps } from '../../offThread/helper.ts';

/** Nothing is performed on this table, so that it has no tasks yet. */
// oxlint-disable-next-line require-yield -- it has no steps
export const stepsOf: TaskSteps = function* (_physics, { do: what }) {
  throw new Error(`${what} is no task of this table`);
};

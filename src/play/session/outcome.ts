import { ok, type Result } from '#sim/result.ts';

/**
 * All that is known of a command when its call returns. A fault: it was refused, and nothing has changed but the
 * session's `fault`. `done`: it is carried out; an action by hand may still be on its way over the table. `asked`: the
 * match is kept elsewhere, and its answer comes later; the position follows then, or `fault` says why it was refused.
 */
export type Outcome = Result<'done' | 'asked'>;

export const DONE: Outcome = ok('done');
export const ASKED: Outcome = ok('asked');

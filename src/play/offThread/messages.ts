import type { HowFar } from '#engine/howFar.ts';
import type { Fault, Result } from '#sim/result.ts';

/**
 * A worker's messages: that it can begin; how far its task is; its outcome; that it has failed, which is a bug unless
 * something is `missing`.
 */
export type Said =
  | { readonly say: 'ready' }
  | { readonly say: 'at'; readonly at: HowFar }
  | { readonly say: 'done'; readonly outcome: Result<unknown> }
  | { readonly say: 'failed'; readonly why: string; readonly missing?: Missing };

/** A `LateFault` of a worker: an error of that kind does not come through whole. */
export interface Missing {
  readonly fault: Fault;
  readonly title: string;
}

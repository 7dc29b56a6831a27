import type { HowFar } from '../../engine/howFar.ts';
import type { Result } from '../../sim/result.ts';

/** A worker's messages: that it can begin; how far its task is; its outcome; that it has failed, which is a bug. */
export type Said =
  | { readonly say: 'ready' }
  | { readonly say: 'at'; readonly at: HowFar }
  | { readonly say: 'done'; readonly outcome: Result<unknown> }
  | { readonly say: 'failed'; readonly why: string };

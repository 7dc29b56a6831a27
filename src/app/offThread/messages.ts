import type { HowFar } from '../../engine/howFar.ts';
import type { Outcomes, Task } from './helper.ts';

/** What a worker says: that it can begin; how far its task is; what came of it; that it has failed, which is a bug. */
export type Said =
  | { readonly say: 'ready' }
  | { readonly say: 'at'; readonly at: HowFar }
  | { readonly say: 'done'; readonly outcome: Outcomes[Task['do']] }
  | { readonly say: 'failed'; readonly why: string };

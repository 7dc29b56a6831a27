// Messages between the processes of a mutation run.

/** A session's plan, run in one process. */
export type Plan =
  /** Every test without any mutant: which ones does it reach? */
  | { readonly mode: 'survey' }
  /** Each test once for every mutant that is listed for it (with how often it may be asked for). */
  | {
      readonly mode: 'hunt';
      readonly tests: Readonly<Record<string, readonly (readonly [mutant: number, limit: number])[]>>;
      readonly leaveOut: readonly string[];
    }
  /** Everything with one mutant, alive from the start. */
  | { readonly mode: 'alone'; readonly mutant: number; readonly limit: number; readonly leaveOut: readonly string[] };

export interface Job {
  readonly files: readonly string[];
  readonly plan: Plan;
  /** How long tests take without mutants, by their ids. */
  readonly usualMs: Readonly<Record<string, number>>;
}

/** How a job ended; after `hung` and `broken` the session is of no more use. */
export type Ending =
  | { readonly type: 'ended' }
  | { readonly type: 'hung' }
  | { readonly type: 'broken'; readonly why: string };

/** How often each mutant was asked for. */
export type Reached = readonly (readonly [mutant: number, times: number])[];

/** A runner's messages while it runs. */
export type Told =
  | { readonly type: 'static'; readonly file: string; readonly reached: Reached }
  | {
      readonly type: 'test';
      readonly file: string;
      readonly id: string;
      readonly name: string;
      readonly ms: number;
      readonly failed: boolean;
      readonly reached: Reached;
    }
  /** In a survey: nothing in the file can be run, so that it would seem to reach nothing. */
  | { readonly type: 'unloadable'; readonly file: string; readonly why: string }
  | { readonly type: 'try'; readonly mutant: number | null; readonly test: string }
  | { readonly type: 'killed'; readonly mutant: number; readonly by: string; readonly test: string | null }
  /** It fails without any mutant: an earlier one has left something behind. */
  | { readonly type: 'unsound'; readonly test: string }
  | { readonly type: 'done'; readonly test: string }
  | { readonly type: 'file' };

declare module 'vitest' {
  interface ProvidedContext {
    mutation: Plan;
  }
}

import type { Result } from '#sim/result.ts';
import type { ChunkTask } from '../countHere.ts';

/** Counts a chunk on this machine. */
export type CountTask = (task: ChunkTask) => Promise<Result<object>>;

/** Gives chunks to whoever works for a queue. */
export interface Asker {
  /**
   * The counts of a chunk, as soon as somebody has counted it; a chunk that is in the queue already is not put there
   * again. Faults: those of counting it, and `queue-failed`.
   */
  readonly run: (task: ChunkTask) => Promise<Result<unknown>>;
  /** Nothing more is wanted: what is under way comes to a fault at once. */
  readonly giveUp: () => void;
  /** How many workers of this build are there now. */
  readonly workers: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Takes chunks from a queue until it is closed. */
export interface QueueWorker {
  /** Takes no more, and gives back at once what it has in hand. */
  readonly close: () => Promise<void>;
}

/** How a worker takes chunks. */
export interface Work {
  readonly count: CountTask;
  /** Chunks in hand at once. */
  readonly atOnce: number;
  /** A worker that is silent for so long is taken for dead, and its chunks are given to others. */
  readonly leaseMs: number;
  /** After each chunk. */
  readonly counted: (task: ChunkTask) => void;
  /** Told of a chunk that came out in two ways, and of a store that does not answer for a while. */
  readonly failed: (sentence: string) => void;
}

/**
 * A queue that machines share. Only workers of the same physics build are given the chunks of a job. A chunk whose
 * worker died is given to another one; of two that counted it, the first is heard, and the second is held against it.
 */
export interface ChunkQueue {
  /** `failed` is told of a store that does not answer any more. Faults: `queue-failed`, where nothing answers. */
  readonly ask: (build: string, failed: (sentence: string) => void) => Promise<Result<Asker>>;
  /** Faults: `queue-failed`, where nothing answers. */
  readonly work: (build: string, work: Work) => Promise<Result<QueueWorker>>;
}

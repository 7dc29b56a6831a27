import type { Told } from '../protocol/messages.ts';

/** Told and not kept: samples of a hand, phrases, places on the table. */
export type Passing = Extract<Told, { t: 'hand' | 'said' | 'pointed' }>;

/** Carries what is not kept to other processes that have the same room open. What is lost on the way is lost. */
export interface Relay {
  /** Hears what others pass on in that room. Returns how to stop that. */
  join(code: string, heard: (told: Passing) => void): () => void;
  pass(code: string, told: Passing): void;
  close(): void;
}

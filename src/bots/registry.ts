import type { TrialsOfGame } from './trial.ts';

/** The bots of a game as the lab and the commands find them; loaded when they are asked for. */
export interface BotsModule {
  /** The game's, as files name it. */
  readonly id: string;
  readonly trials: () => Promise<TrialsOfGame>;
}

/** Every game that has bots, a line each. */
export const BOTS: readonly BotsModule[] = [
  { id: 'traction', trials: async () => (await import('./traction/trials.ts')).trials },
  { id: 'trexlands', trials: async () => (await import('./trexlands/trials.ts')).trials },
];

import type { GameModule } from '#engine/module/gameModule.ts';

/** Omen as the command line and the tools know it. */
export const module: GameModule = {
  id: 'omen',
  name: 'Omen',
  scenarios: async () => (await import('./command.ts')).scenarios,
  matches: async () => (await import('./command.ts')).matches,
  parts: async () => (await import('./command.ts')).parts,
  schemas: async () => (await import('./command.ts')).schemas,
};

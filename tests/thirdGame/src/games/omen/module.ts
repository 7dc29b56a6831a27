import type { GameModule } from '#engine/module/gameModule.ts';

/** Omen as the command line and the tools know it. */
export const module: GameModule = {
  id: 'omen',
  name: 'Omen',
  scenarios: async () => (await import('./scenario/scenarios.ts')).scenarios,
  matches: async () => (await import('./matches.ts')).matches,
  schemas: async () => (await import('./schemas.ts')).schemas,
};

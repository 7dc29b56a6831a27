import type { GameModule } from '#engine/module/gameModule.ts';

/** Tug of War as the command line and the tools know it. */
export const tugOfWar: GameModule = {
  id: 'tug-of-war',
  name: 'Tug of War',
  scenarios: async () => (await import('./scenario/scenarios.ts')).scenarios,
  matches: async () => (await import('./matches.ts')).matches,
  parts: async () => (await import('./parts.ts')).parts,
  schemas: async () => (await import('./schemas.ts')).schemas,
};

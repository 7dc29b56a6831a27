import type { GameModule } from '#engine/module/gameModule.ts';

/** Tractor Pull as the command line and the tools know it. */
export const tractorPull: GameModule = {
  id: 'tractor-pull',
  name: 'Tractor Pull',
  scenarios: async () => (await import('./scenario/scenarios.ts')).scenarios,
  matches: async () => (await import('./matches.ts')).matches,
  parts: async () => (await import('./parts.ts')).parts,
  schemas: async () => (await import('./schemas.ts')).schemas,
  daily: async () => (await import('./daily/daily.ts')).daily,
};

import type { GameModule } from '#engine/module/gameModule.ts';

/** Trexlands as the command line and the tools know it. */
export const trexlands: GameModule = {
  id: 'trexlands',
  name: 'Trexlands',
  scenarios: async () => (await import('./command/scenarios.ts')).scenarios,
  matches: async () => (await import('./command/matches.ts')).matches,
  parts: async () => (await import('./parts.ts')).parts,
  schemas: async () => (await import('./schemas.ts')).schemas,
  odds: async () => (await import('./command/odds.ts')).odds,
  daily: async () => (await import('./daily/daily.ts')).daily,
};

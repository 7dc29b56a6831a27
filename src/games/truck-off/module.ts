import type { GameModule } from '#engine/module/gameModule.ts';

/** Truck Off as the command line and the tools know it. */
export const truckOff: GameModule = {
  id: 'truck-off',
  name: 'Truck Off',
  automatic: 'Barry',
  scenarios: async () => (await import('./scenario/scenarios.ts')).scenarios,
  matches: async () => (await import('./matches.ts')).matches,
  parts: async () => (await import('./parts.ts')).parts,
  schemas: async () => (await import('./schemas.ts')).schemas,
  daily: async () => (await import('./daily/daily.ts')).daily,
};

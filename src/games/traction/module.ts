import type { GameModule } from '#engine/module/gameModule.ts';

/** Traction as the command line and the tools know it. */
export const traction: GameModule = {
  id: 'traction',
  name: 'Traction',
  scenarios: async () => (await import('./command/scenarios.ts')).scenarios,
  matches: async () => (await import('./command/matches.ts')).matches,
  parts: async () => (await import('./parts.ts')).parts,
  schemas: async () => (await import('./schemas.ts')).schemas,
  rulebook: async () => (await import('./help/rulebook.ts')).RULEBOOK,
  daily: async () => (await import('./daily/daily.ts')).daily,
};

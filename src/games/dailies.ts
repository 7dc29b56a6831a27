import type { Daily } from '#engine/module/daily.ts';

/**
 * The challenges of the day by game, for a page, which has no use for the rest of a game's module; the same as
 * `GameModule.daily` (tests/games/daily.test.ts).
 */
export const DAILIES: Readonly<Record<string, () => Promise<Daily>>> = {
  traction: async () => (await import('./traction/daily/daily.ts')).daily,
  trexlands: async () => (await import('./trexlands/daily/daily.ts')).daily,
  'truck-off': async () => (await import('./truck-off/daily/daily.ts')).daily,
  'tractor-pull': async () => (await import('./tractor-pull/daily/daily.ts')).daily,
};

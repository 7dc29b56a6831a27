import type { SeenTrexlands } from './trexlands.ts';
import { TICK_HZ } from '#sim/settings.ts';

/** The roll after which the last truck was longest in coming to rest, and how long that was; null without a roll. */
export function bestTumble(log: SeenTrexlands['log']): { readonly at: number; readonly seconds: number } | null {
  const ticks = log.map(({ events, evidence }) =>
    events.some(({ type }) => type === 'thrown-again') ? 0 : (evidence?.ticks ?? 0),
  );
  const most = Math.max(0, ...ticks);
  return most === 0 ? null : { at: ticks.indexOf(most), seconds: most / TICK_HZ };
}

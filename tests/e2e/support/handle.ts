import type { Page } from '@playwright/test';
import type { Standing } from '../../../src/app/match/standing.ts';
import type { DebugHandle } from '../../../src/app/scene/debugHandle.ts';
import type { TractionState } from '../../../src/games/traction/state.ts';

export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** What the page's read-only handle (`DebugHandle`) gives, asked from outside. */
export interface Handle {
  screenOf(piece: string): Promise<Pixel>;
  screenAt(xMm: number, zMm: number, yMm: number): Promise<Pixel>;
  standing(piece: string): Promise<Standing>;
  stage(): Promise<ReturnType<DebugHandle['state']>['stage']>;
  /** The position by the rules. */
  position(): Promise<TractionState>;
  /** Of every action in the log. */
  hashes(): Promise<readonly string[]>;
  bodies(): Promise<string | null>;
}

function there<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`the page has no ${what}`);
  return value;
}

export function handleOf(page: Page): Handle {
  return {
    screenOf: async (piece) => there(await page.evaluate((id) => window.__tumbletop?.screenOf(id), piece), piece),
    screenAt: async (xMm, zMm, yMm) => there(await page.evaluate(([x, z, y]) => window.__tumbletop?.screenAt(x, z, y), [xMm, zMm, yMm] as const), 'table'),
    standing: async (piece) => there(await page.evaluate((id) => window.__tumbletop?.standing(id), piece), piece),
    stage: async () => there(await page.evaluate(() => window.__tumbletop?.state().stage), 'stage'),
    position: async () => there(await page.evaluate(() => window.__tumbletop?.state().match?.state), 'match'),
    hashes: async () => there(await page.evaluate(() => window.__tumbletop?.hashes().log), 'match'),
    bodies: async () => there(await page.evaluate(() => ({ hash: window.__tumbletop?.hashes().bodies ?? null })), 'table').hash,
  };
}

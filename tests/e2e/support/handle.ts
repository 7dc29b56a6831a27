import { expect, type Page } from '@playwright/test';
import type { Standing } from '#games/traction/standing.ts';
import type { DebugHandle } from '#app/tables/traction/scene/windowHandle.ts';
import type { TractionState } from '#games/traction/state.ts';

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

/** What the page knows, once it knows it: a table can be drawn before its match, or its handle, is there. */
async function there<T>(what: string, read: () => Promise<T | null | undefined>): Promise<T> {
  let known: T | null | undefined;
  await expect.poll(async () => (known = await read()) ?? null, { message: `the page has no ${what}` }).not.toBeNull();
  return known as T;
}

export function handleOf(page: Page): Handle {
  return {
    screenOf: (piece) => there(piece, () => page.evaluate((id) => window.__traction?.screenOf(id), piece)),
    screenAt: (xMm, zMm, yMm) =>
      there('table', () =>
        page.evaluate(([x, z, y]) => window.__traction?.screenAt(x, z, y), [xMm, zMm, yMm] as const),
      ),
    standing: (piece) => there(piece, () => page.evaluate((id) => window.__traction?.standing(id), piece)),
    stage: () => there('stage', () => page.evaluate(() => window.__traction?.state().stage)),
    position: () => there('match', () => page.evaluate(() => window.__traction?.state().match?.state)),
    hashes: () =>
      there('match', () =>
        page.evaluate(() => (window.__traction?.state().match ? window.__traction.hashes().log : null)),
      ),
    bodies: async () =>
      (
        await there('table', () =>
          page.evaluate(() => window.__traction && { hash: window.__traction.hashes().bodies }),
        )
      ).hash,
  };
}

import type { CDPSession, Page } from '@playwright/test';
import type { Pixel } from './handle.ts';

/** Fingers on a phone's glass, by the browser's own touch events. */
export interface Fingers {
  /** All fingers that are down, where they are now; the first is always the same finger. */
  at(...places: readonly Pixel[]): Promise<void>;
  lift(): Promise<void>;
  /** One finger along a way, in steps that the page has seen. */
  pull(from: Pixel, to: Pixel): Promise<void>;
}

const STRIDES = 8;

export async function fingersOn(page: Page): Promise<Fingers> {
  const session: CDPSession = await page.context().newCDPSession(page);
  let down = 0;
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Pixel[]): Promise<void> => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(({ x, y }, id) => ({ x, y, id })) });
    await page.evaluate(() => new Promise(requestAnimationFrame)); // the page has seen it
  };
  const at = async (...places: readonly Pixel[]): Promise<void> => {
    await send(places.length > down ? 'touchStart' : 'touchMove', places);
    down = places.length;
  };
  const lift = async (): Promise<void> => {
    await send('touchEnd', []);
    down = 0;
  };
  return {
    at,
    lift,
    pull: async (from, to) => {
      await at(from);
      for (let i = 1; i <= STRIDES; i += 1)
        await at({ x: from.x + ((to.x - from.x) * i) / STRIDES, y: from.y + ((to.y - from.y) * i) / STRIDES });
    },
  };
}

import { expect, type Page } from '@playwright/test';
import { azimuthDeg, turnDeg } from '#play/input/azimuth.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { cornerAt, type Standing } from '#games/traction/standing.ts';
import type { Corner } from '#sim/gesture/gesture.ts';
import { pieceId } from '#sim/ids.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { TIP_S, type Around, type Way } from '../../play/traction/input/ways.ts';
import type { Pixel } from './handle.ts';

/** A mouse or a finger, in client pixels. */
export interface Pointer {
  down(at: Pixel): Promise<void>;
  move(at: Pixel): Promise<void>;
  up(): Promise<void>;
}

export const mouseOf = ({ mouse }: Page): Pointer => ({
  down: async ({ x, y }) => {
    await mouse.move(x, y);
    await mouse.down();
  },
  move: ({ x, y }) => mouse.move(x, y),
  up: () => mouse.up(),
});

export async function fingerOf(page: Page): Promise<Pointer> {
  const tools = await page.context().newCDPSession(page);
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Pixel[]): Promise<void> => {
    await tools.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(({ x, y }) => ({ x, y, id: 1 })) });
  };
  return {
    down: (at) => send('touchStart', [at]),
    move: (at) => send('touchMove', [at]),
    up: () => send('touchEnd', []),
  };
}

/** What is seen in one frame of a swing. */
export interface Seen {
  /** Between the pointer and the body's tip, as seen from the corner on the screen, degrees; null before it holds. */
  readonly betweenDeg: number | null;
  /** Of the base corner from where it stood, mm on the table. */
  readonly slidMm: number;
}

const FRAME_MS = 16;

/** The page's clock stands from now on: it goes on only a frame at a time, so that a slow machine sees the same. */
export async function standStill(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

export const frame = (page: Page, ms = FRAME_MS): Promise<void> => page.clock.runFor(ms);

/** Takes a piece at its tip and leads it along the way; comes back when it has come to rest. */
export async function swing(
  page: Page,
  pointer: Pointer,
  piece: string,
  corner: Corner,
  way: Way,
): Promise<readonly Seen[]> {
  const spec = pyramidOf(pieceId(piece));
  const standing = await standingOf(page, piece);
  const pivot = cornerAt(spec, standing, corner);
  // The tip of a comfortably tipped piece: there the pointer's way is, and the pivot is looked at.
  const level = 1000 * (spec.height * Math.cos(0.24) + (spec.base / Math.SQRT2) * Math.sin(0.24));
  const place = (seconds: number): PlaceMm => placeAt(pivot, standing, way.at(seconds));
  // A hand takes the tip where it is, and comes onto its way while it tips the piece.
  const start = await look(page, { piece, corner, pivot, level, next: place(0) });
  const beside = { x: start.tip.x - start.next.x, y: start.tip.y - start.next.y };
  await pointer.down(start.tip);
  const seen: Seen[] = [];
  let { next } = await look(page, { piece, corner, pivot, level, next: place(FRAME_MS / 1000) });
  for (let ms = FRAME_MS; ms <= 1000 * way.seconds; ms += FRAME_MS) {
    const still = 1 - Math.min(1, ms / 1000 / TIP_S);
    const at = { x: next.x + still * beside.x, y: next.y + still * beside.y };
    await pointer.move(at);
    await frame(page);
    const now = await look(page, { piece, corner, pivot, level, next: place((ms + FRAME_MS) / 1000) });
    seen.push({ betweenDeg: now.stage === 'moving' ? between(now, at) : null, slidMm: now.slidMm });
    next = now.next;
  }
  await pointer.up();
  await untilRest(page);
  return seen;
}

/** Frame by frame, until nothing moves any more. */
async function untilRest(page: Page): Promise<void> {
  for (let i = 0; i < 400; i += 1) {
    await frame(page, 4 * FRAME_MS);
    const stage = await page.evaluate(() => window.__traction?.state().stage);
    if (stage !== 'moving' && stage !== 'resting') return;
  }
  throw new Error('the table has not come to rest within 25 seconds');
}

async function standingOf(page: Page, piece: string): Promise<Standing> {
  const standing = await page.evaluate((id) => window.__traction?.standing(id), piece);
  expect(standing, `${piece} stands on the table`).not.toBeNull();
  return standing as Standing;
}

const placeAt = (pivot: PlaceMm, home: PlaceMm, { away, turnedDeg }: Around): PlaceMm => {
  const [dx, dz] = [home.xMm - pivot.xMm, home.zMm - pivot.zMm];
  const turn = (turnedDeg * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return { xMm: pivot.xMm + away * (dx * cos + dz * sin), zMm: pivot.zMm + away * (dz * cos - dx * sin) };
};

interface Look {
  readonly tip: Pixel;
  readonly pivot: Pixel;
  readonly next: Pixel;
  readonly slidMm: number;
  readonly stage: string;
}

async function look(
  page: Page,
  asked: {
    readonly piece: string;
    readonly corner: Corner;
    readonly pivot: PlaceMm;
    readonly level: number;
    readonly next: PlaceMm;
  },
): Promise<Look> {
  return page.evaluate(({ piece, corner, pivot, level, next }) => {
    const table = window.__traction;
    const [tip, foot, onLevel, to] = [
      table?.screenOf(piece, 'tip'),
      table?.cornerAt(piece, corner),
      table?.screenAt(pivot.xMm, pivot.zMm, level),
      table?.screenAt(next.xMm, next.zMm, level),
    ];
    if (!table || !tip || !foot || !onLevel || !to) throw new Error('the table is not there');
    const { stage } = table.state();
    return {
      tip,
      pivot: onLevel,
      next: to,
      slidMm: Math.hypot(foot.xMm - pivot.xMm, foot.zMm - pivot.zMm),
      stage,
    };
  }, asked);
}

/** Between two pixels as seen from the corner on the level of the touch, degrees. */
function between({ pivot, tip }: Look, pointer: Pixel): number {
  const way = ({ x, y }: Pixel): number => azimuthDeg({ xMm: x - pivot.x, zMm: y - pivot.y });
  return Math.abs(turnDeg(way(pointer), way(tip)));
}

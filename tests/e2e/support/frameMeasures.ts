import type { Page } from '@playwright/test';
import { boardStage, arenaStage } from '#app/tables/trexlands/scene/stage.ts';
import { stageOf } from '#app/tables/traction/stage.ts';
import type { Vec3 } from '#sim/maths/vec3.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The smallest phone, one held upright and sideways, a desk; then, for a soak, what lies between and beyond. */
export const SIZES: readonly Size[] = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

/** How a table and the panels around it lie in the window. */
export interface FrameMeasure {
  /** The table's height as a share of the picture's, and its width of the picture's, after what the window cuts off. */
  readonly share: number;
  readonly across: number;
  /** Panels that the window cuts off, and pairs that lie over each other. */
  readonly cut: readonly string[];
  readonly piled: readonly string[];
  /** The panel between the eye and the middle of the table, if there is one. */
  readonly inFront: string | null;
  readonly dockPx: number;
}

type Game = 'traction' | 'trexlands';

/** A table as the corners of what has to be seen, and of that in front of whose middle nothing may be. */
interface StageSeen {
  readonly stage: readonly Vec3[];
  readonly main: readonly Vec3[];
}

const whole = (stage: readonly Vec3[]): StageSeen => ({ stage, main: stage });

/**
 * Pads and pieces; the board with its Camps, and the EXCHANGE beside them while it is open; an arena while trucks are
 * thrown.
 */
async function stageSeen(page: Page, game: Game): Promise<StageSeen> {
  if (game === 'traction') {
    const state = await page.evaluate(() => window.__traction?.state().match?.state);
    return whole(state === undefined ? [] : stageOf(state));
  }
  const at = await page.evaluate(() => {
    const now = window.__trexlands?.state();
    if (!now?.match) return null;
    const { seats, board, phase } = now.match.state;
    return { seats, city: board.city, stage: now.stage, phase: phase.name };
  });
  if (!at) return whole([]);
  const isExchangeOpen = at.phase === 'market' || at.phase === 'arena';
  if (at.stage !== 'choosing') return whole(arenaStage(at));
  return { stage: boardStage(at, isExchangeOpen), main: boardStage(at) };
}

/** Measures the frame as it is now; `closeUp`: the eye is near a piece, and there is no share of the whole table. */
export async function measureFrame(page: Page, game: Game, closeUp = false): Promise<FrameMeasure> {
  const seen = closeUp ? whole([]) : await stageSeen(page, game);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  return page.evaluate(measure, { ...seen, game });
}

/** Runs in the page. */
function measure({ stage, main, game }: StageSeen & { readonly game: Game }): FrameMeasure {
  const handle = game === 'traction' ? window.__traction : window.__trexlands;
  const { innerWidth: width, innerHeight: height } = window;
  const pixelsOf = (corners: readonly Vec3[]) =>
    corners.flatMap(({ x, y, z }) => {
      const at = handle?.screenAt(x * 1000, z * 1000, y * 1000);
      return at ? [at] : [];
    });
  const pixels = pixelsOf(stage);
  const inMain = pixelsOf(main);
  const within = (at: number, most: number): number => Math.max(0, Math.min(most, at));
  const span = (all: readonly number[], most: number): number =>
    all.length === 0 ? 0 : (within(Math.max(...all), most) - within(Math.min(...all), most)) / most;
  const xs = pixels.map(({ x }) => x);
  const ys = pixels.map(({ y }) => y);
  const mean = (all: readonly number[]): number => all.reduce((sum, at) => sum + at, 0) / Math.max(1, all.length);

  const nameOf = (element: Element): string => `${element.className}`.trim();
  const panels = [...document.querySelectorAll('.tableside .panel')].filter(
    (panel) => panel.parentElement?.closest('.panel, dialog') === null && panel.checkVisibility(),
  );
  const boxes = panels
    .map((panel) => ({ name: nameOf(panel), box: panel.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const beyond = Math.max(-Math.min(...xs), Math.max(...xs) - width, -Math.min(...ys), Math.max(...ys) - height);
  const cut = boxes
    .filter(({ box }) => box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1)
    .map(({ name }) => name)
    .concat(pixels.length > 0 && beyond > 4 ? ['the table'] : []);
  const piled = boxes.flatMap((one, i) =>
    boxes
      .slice(i + 1)
      .filter(
        ({ box }) =>
          one.box.left < box.right - 1 &&
          box.left < one.box.right - 1 &&
          one.box.top < box.bottom - 1 &&
          box.top < one.box.bottom - 1,
      )
      .map(({ name }) => `${one.name} / ${name}`),
  );
  const middle =
    inMain.length > 0 ? [mean(inMain.map(({ x }) => x)), mean(inMain.map(({ y }) => y))] : [width / 2, height / 3];
  const front = document.elementFromPoint(middle[0] ?? 0, middle[1] ?? 0)?.closest('.panel') ?? null;
  const dock = document.querySelector('.dock');
  return {
    share: span(ys, height),
    across: span(xs, width),
    cut,
    piled,
    inFront: front && nameOf(front),
    dockPx: Math.round(dock?.getBoundingClientRect().height ?? 0),
  };
}

import type { Page } from '@playwright/test';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The share of the window that a frame may cover at rest, by the window's size. */
export const MOST = [
  { width: 1366, height: 768, share: 0.12 },
  { width: 1920, height: 1080, share: 0.12 },
  { width: 390, height: 844, share: 0.2 },
] as const;

/** A hand of cards, a fan at the lower edge, has a share of its own. */
export const MOST_OF_FAN = 0.1;

/** What the player opened, or is asked outside of play, is not counted. */
export const OPENED = '.log, .standing, .text-table, .exact, [data-open], dialog, .about-note, .skip';

export interface FrameShare {
  readonly share: number;
  readonly fan: number;
  /** Panels that the window cuts off. */
  readonly cut: readonly string[];
}

/** The share of the window under opaque panels, counted once where they overlap. */
export const frameShare = (page: Page): Promise<FrameShare> =>
  page.evaluate(
    ({ opened, step }) => {
      const { innerWidth: width, innerHeight: height } = window;
      const all = [...document.querySelectorAll('.tableside :is(.panel, .button)')]
        .filter((panel) => panel.parentElement?.closest('.panel') === null || panel.closest('.panel') === panel)
        .filter((panel) => panel.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .filter((panel) => panel.closest(opened) === null)
        .filter((panel) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(panel);
          return backgroundImage !== 'none' || !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
        })
        .map((panel) => ({ panel, box: panel.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.height > 1);
      const shareOf = (panels: typeof all): number => {
        let covered = 0;
        for (let x = step / 2; x < width; x += step)
          for (let y = step / 2; y < height; y += step)
            if (panels.some(({ box }) => x >= box.left && x < box.right && y >= box.top && y < box.bottom))
              covered += 1;
        return (covered * step * step) / (width * height);
      };
      const isFan = ({ panel }: (typeof all)[number]): boolean => panel.matches('.in-hand');
      return {
        share: shareOf(all.filter((one) => !isFan(one))),
        fan: shareOf(all.filter(isFan)),
        cut: all
          .filter(({ box }) => box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1)
          .map(({ panel }) => panel.className),
      };
    },
    { opened: OPENED, step: 2 },
  );

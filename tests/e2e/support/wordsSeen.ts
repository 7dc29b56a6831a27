import type { Page } from '@playwright/test';
import { OPENED } from './frameShare.ts';

/** Words of the page that can be read now: in the window, not cut off by what holds them, and not in those parts. */
export const wordsSeen = (page: Page, but = ':not(*)'): Promise<readonly string[]> =>
  page.evaluate((left) => {
    const words: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    /** Whether nothing around it cuts off that place. */
    const isOpen = (element: Element | null, x: number, y: number): boolean => {
      for (let around = element; around !== null; around = around.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(around);
        const { left, right, top, bottom } = around.getBoundingClientRect();
        if (clipPath !== 'none') return false;
        if (overflowY !== 'visible' && (y < top || y > bottom)) return false;
        if (overflowX !== 'visible' && (x < left || x > right)) return false;
      }
      return true;
    };
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      const isForTheEar = parent?.closest(`.unseen, .skip, .setting-up, [data-announced], ${left}`) !== null;
      if (isForTheEar || parent?.checkVisibility({ visibilityProperty: true }) !== true) continue;
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S*[\p{L}\p{N}]\S*/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const isIn = x > 0 && x < window.innerWidth && y > 0 && y < window.innerHeight;
        if (isIn && width > 1 && height > 1 && isOpen(parent, x, y)) words.push(word);
      }
    }
    return words;
  }, but);

/** A table picture at rest has so many words at most. */
export const MOST_WORDS = 40;

/** Cards have words of their own: those of a hand, the one that is looked at, and what those of a market do. */
const IN_HAND = `.fan-about, .fan-cards, [data-badge*='"lot"']`;

/** Its words: a number is none, and what the player opened is not at rest. */
export const wordsAtRest = async (page: Page): Promise<readonly string[]> =>
  (await wordsSeen(page, `${OPENED}, ${IN_HAND}`)).filter((word) => /\p{L}/u.test(word));

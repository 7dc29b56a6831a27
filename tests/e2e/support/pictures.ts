import type { Page } from '@playwright/test';

/** A picture that a table has drawn. */
export interface Picture {
  /** How many things were drawn. */
  readonly things: number;
  /** Whether the note that the table is being set up lay over it. */
  readonly noted: boolean;
}

/** From now on, notes every picture that a page draws. */
export const notePictures = (page: Page): Promise<unknown> => page.addInitScript(note);

/** All of them so far, the first first. */
export const picturesOf = (page: Page): Promise<readonly Picture[]> =>
  page.evaluate(() => (window as unknown as { readonly pictures: readonly Picture[] }).pictures);

/** Runs in the page. */
function note(): void {
  const pictures: Picture[] = [];
  Object.assign(window, { pictures });
  let things = 0;
  for (const name of ['drawElements', 'drawElementsInstanced', 'drawArrays', 'drawArraysInstanced'] as const) {
    const draw = WebGL2RenderingContext.prototype[name];
    const counted = function (this: WebGL2RenderingContext, ...args: readonly unknown[]): unknown {
      things += 1;
      return Reflect.apply(draw, this, args);
    };
    Object.assign(WebGL2RenderingContext.prototype, { [name]: counted });
  }
  const isNoted = (): boolean => {
    const place = document.querySelector('.setting-up');
    return place !== null && place.textContent !== '' && getComputedStyle(place).display !== 'none';
  };
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (then) =>
    ask((time) => {
      things = 0;
      then(time);
      if (things > 0) pictures.push({ things, noted: isNoted() });
    });
}

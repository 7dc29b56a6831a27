import { parseHTML } from 'linkedom';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

export interface DrawnPart {
  readonly document: Document;
  /** Puts another part in its place. */
  redraw(part: ReactNode): void;
  /** Presses the button of this name. */
  press(name: string): void;
}

/** Draws a part of the page in a document without a browser, with its effects; it is gone when the test is over. */
export function drawPart(part: ReactNode): DrawnPart {
  const { document, window, Element } = parseHTML('<!doctype html><html><body><main></main></body></html>');
  // no wish of the system, and a wide window
  window.scrollTo = () => undefined;
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
  for (const [name, value] of Object.entries({ document, window, Element, IS_REACT_ACT_ENVIRONMENT: true }))
    vi.stubGlobal(name, value);
  const place = document.querySelector('main');
  if (place === null) throw new Error('the document has its main part');
  const root = createRoot(place);
  const redraw = (next: ReactNode): void => act(() => root.render(next));
  onTestFinished(() => {
    act(() => root.unmount());
    vi.unstubAllGlobals();
  });
  redraw(part);
  return {
    document,
    redraw,
    press: (name) => {
      const button = [...document.querySelectorAll('button')].find(
        (one) => one.textContent === name || one.getAttribute('aria-label') === name,
      );
      if (button === undefined) throw new Error(`there is a button ${name}`);
      act(() => button.click());
    },
  };
}

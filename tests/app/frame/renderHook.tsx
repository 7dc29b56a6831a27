import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

/**
 * As much of a window as React and the hooks of a table's frame need where nothing is drawn: events, timers, no
 * elements.
 */
export class BareWindow extends EventTarget {
  innerWidth = 1280;
  readonly HTMLIFrameElement = EventTarget; // no element is one
  readonly document = Object.assign(new EventTarget(), {
    nodeType: 9,
    activeElement: null,
    createElement: () => ({}),
    querySelector: () => null,
  });
  setTimeout = (done: () => void, ms: number): ReturnType<typeof setTimeout> => setTimeout(done, ms);
  clearTimeout = (timer: ReturnType<typeof setTimeout>): void => clearTimeout(timer);
  getSelection = (): null => null;
}

interface Rendered<P, R> {
  readonly result: { readonly current: R };
  rerender(props: P): void;
  unmount(): void;
}

/** Runs a hook in a component that draws nothing. A window has to be there: `useBareWindow`. */
export function renderHook<P, R>(
  use: (props: P) => R,
  initialProps: P,
  around: (child: ReactNode) => ReactNode = (child) => child,
): Rendered<P, R> {
  const results: R[] = [];
  function Component({ props }: { readonly props: P }): null {
    results.push(use(props));
    return null;
  }
  const { document } = window;
  const container = Object.assign(new EventTarget(), {
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    namespaceURI: '',
    ownerDocument: document,
  });
  // React puts nothing into it, as nothing is drawn
  const root = createRoot(container as unknown as HTMLElement);
  const rerender = (props: P): void => act(() => root.render(around(createElement(Component, { props }))));
  rerender(initialProps);
  return {
    result: {
      get current(): R {
        const last = results.at(-1);
        if (results.length === 0) throw new Error('the hook has not run');
        return last as R;
      },
    },
    rerender,
    unmount: () => act(() => root.unmount()),
  };
}

/** Puts a bare window where the browser's would be. */
export function useBareWindow(): BareWindow {
  const bare = new BareWindow();
  vi.stubGlobal('window', bare);
  vi.stubGlobal('document', bare.document);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  return bare;
}

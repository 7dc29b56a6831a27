import type { Page } from '@playwright/test';

/** A translator `wraps` a text, or puts another node with its words in its place. */
export type Way = 'wraps' | 'replaces';

/** A browser that translates the page from its first text on, and every text that comes later. */
export const translated = (page: Page, way: Way): Promise<unknown> =>
  page.addInitScript((how) => {
    const LEFT_ALONE = '[translate=no], script, style, textarea, svg';
    const isTranslated = ({ parentElement, data }: Text): boolean =>
      parentElement === null ||
      parentElement.nodeName === 'FONT' ||
      parentElement.closest(LEFT_ALONE) !== null ||
      data.trim() === '';
    const translate = (text: Text): void => {
      if (isTranslated(text)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(how === 'wraps' ? text : text.data);
    };
    const within = (node: Node): void => {
      if (node instanceof Text) return translate(node);
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
    };
    new MutationObserver((records) =>
      records.forEach(({ target, addedNodes }) => {
        if (target instanceof Text) translate(target);
        addedNodes.forEach(within);
      }),
    ).observe(document, { childList: true, subtree: true, characterData: true });
  }, way);

/** Elements whose words are not those that React has for them: the words there, and those they should be. */
export const strayWords = (page: Page): Promise<readonly (readonly [there: string, meant: string])[]> =>
  page.evaluate(() => {
    interface Fiber {
      readonly tag: number;
      readonly stateNode: unknown;
      readonly memoizedProps: { readonly children?: unknown } | string | null;
      readonly child: Fiber | null;
      readonly sibling: Fiber | null;
    }
    const [PORTAL, ELEMENT, TEXT] = [4, 5, 6];
    const childrenOf = (fiber: Fiber): readonly Fiber[] => {
      const all: Fiber[] = [];
      for (let at = fiber.child; at !== null; at = at.sibling) all.push(at);
      return all;
    };
    const wordsOf = (fiber: Fiber): string => {
      const { tag, memoizedProps } = fiber;
      if (tag === PORTAL) return '';
      if (tag === TEXT) return String(memoizedProps);
      const own = typeof memoizedProps === 'object' ? memoizedProps?.children : null;
      if (tag === ELEMENT && (typeof own === 'string' || typeof own === 'number')) return String(own);
      return childrenOf(fiber).map(wordsOf).join('');
    };
    /** Whether any of its words are right in it, and not in an element within it. */
    const hasOwnWords = ({ tag, memoizedProps, child }: Fiber): boolean => {
      if (tag === TEXT) return true;
      const own = typeof memoizedProps === 'object' ? memoizedProps?.children : null;
      if (tag === ELEMENT && typeof own !== 'object') return own !== undefined;
      for (let at = child; at !== null; at = at.sibling)
        if (at.tag !== ELEMENT && at.tag !== PORTAL && hasOwnWords(at)) return true;
      return false;
    };
    const stray: (readonly [string, string])[] = [];
    const look = (fiber: Fiber): void => {
      const { tag, stateNode } = fiber;
      const meant = tag === ELEMENT && hasOwnWords(fiber) ? wordsOf(fiber) : '';
      if (stateNode instanceof HTMLElement && meant !== '' && stateNode.textContent !== meant)
        stray.push([stateNode.textContent, meant]);
      childrenOf(fiber).forEach(look);
    };
    const root = document.getElementById('root') as (HTMLElement & Readonly<Record<string, unknown>>) | null;
    const key = Object.keys(root ?? {}).find((one) => one.startsWith('__reactContainer$')) ?? '';
    const container = root?.[key] as (Fiber & { readonly stateNode: { readonly current: Fiber } }) | undefined;
    if (container === undefined) throw new Error('React draws nothing here');
    look(container.stateNode.current);
    return stray;
  });

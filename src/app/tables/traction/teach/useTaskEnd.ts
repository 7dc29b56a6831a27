import { useEffect, type RefObject } from 'react';

/**
 * Tells the styles how far down the task's card reaches (`--task-end`), so that on upright phones the picture has its
 * pieces below it. Details that are opened to be read come over the table, and move nothing.
 */
export function useTaskEnd(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = card.current;
    const table = element?.closest<HTMLElement>('.tableside');
    if (!element || !table) return undefined;
    const tell = (): void => {
      if (element.querySelector('details[open]') !== null) return;
      table.style.setProperty('--task-end', `${element.getBoundingClientRect().bottom}px`);
    };
    const sized = new ResizeObserver(tell);
    sized.observe(element);
    return () => sized.disconnect();
  }, [card]);
}

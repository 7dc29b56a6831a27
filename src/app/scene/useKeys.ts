import { useEffect, type RefObject } from 'react';
import { pressKey } from '../input/keyHand.ts';
import { useTheSession } from '../match/SessionContext.tsx';

/** Keys are the table's while it has the focus, or nothing else on the page has; what it takes the page does not see. */
export function useKeys(root: RefObject<HTMLElement | null>): void {
  const session = useTheSession();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target } = event;
      const nobodys = target === document.body && event.key !== 'Tab'; // with Tab one comes to the table in the first place
      const ours = nobodys || (target instanceof Node && root.current?.contains(target) === true);
      if (!ours || event.defaultPrevented) return;
      const modified = event.ctrlKey || event.metaKey || event.altKey;
      if (pressKey(session, { key: event.key, shift: event.shiftKey, modified })) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [session, root]);
}

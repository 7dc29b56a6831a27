import '../styles/happened.css';
import { useEffect, useRef, type ReactNode } from 'react';
import { useMore } from '../ui/useMore.ts';

interface SayingListProps {
  /** The same object for as long as the last of them are about the same action. */
  readonly of: object | null;
  readonly children: ReactNode;
}

/** Sentences about what has happened, the newest in sight. */
export function SayingList({ of, children }: SayingListProps) {
  const list = useMore<HTMLUListElement>('list');
  const newest = useRef<object | null>(null);
  useEffect(() => {
    if (newest.current === of) return;
    newest.current = of;
    toEnd(list.current);
  }, [list, of]);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const sized = new ResizeObserver(() => toEnd(element)); // another panel takes room from it
    sized.observe(element);
    return () => sized.disconnect();
  }, [list]);
  return (
    <ul ref={list} className="sayings">
      {children}
    </ul>
  );
}

const toEnd = (list: Element | null): void => list?.scrollTo({ top: list.scrollHeight });

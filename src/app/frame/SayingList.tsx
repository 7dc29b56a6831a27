import '../styles/happened.css';
import { useEffect, useRef, type ReactNode } from 'react';
import { useMore } from '../ui/useMore.ts';

interface SayingListProps {
  /** The same object for as long as the last of them are about the same action. */
  readonly of: object | null;
  readonly shows?: 'first' | 'newest' | undefined;
  readonly children: ReactNode;
}

/** Sentences about what has happened; the newest is in sight, unless it `shows` the first. */
export function SayingList({ of, shows = 'newest', children }: SayingListProps) {
  const list = useMore<HTMLUListElement>('list');
  const newest = useRef<object | null>(null);
  useEffect(() => {
    if (newest.current === of) return;
    newest.current = of;
    scroll(list.current, shows);
  }, [list, of, shows]);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const sized = new ResizeObserver(() => scroll(element, shows)); // another panel takes room from it
    sized.observe(element);
    return () => sized.disconnect();
  }, [list, shows]);
  return (
    <ul ref={list} className="sayings">
      {children}
    </ul>
  );
}

const scroll = (list: Element | null, to: 'first' | 'newest'): void =>
  list?.scrollTo({ top: to === 'first' ? 0 : list.scrollHeight });

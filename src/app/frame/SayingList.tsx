import '../styles/happened.css';
import { useEffect, type ReactNode } from 'react';
import { useMore } from '../ui/useMore.ts';

interface SayingListProps {
  /** The same object for as long as the last of them are about the same action. */
  readonly of: object | null;
  readonly children: ReactNode;
}

/** Sentences about what has happened, the newest in sight. */
export function SayingList({ of, children }: SayingListProps) {
  const list = useMore<HTMLUListElement>('list');
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const toEnd = (): void => element.scrollTo({ top: element.scrollHeight });
    toEnd();
    const sized = new ResizeObserver(toEnd); // another panel takes room from it
    sized.observe(element);
    return () => sized.disconnect();
  }, [list, of]);
  return (
    <ul ref={list} className="sayings">
      {children}
    </ul>
  );
}

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
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [list, of]);
  return (
    <ul ref={list} className="sayings">
      {children}
    </ul>
  );
}

import { useState } from 'react';
import type { TrexlandsEvent } from '../../../../../games/trexlands/events.ts';
import { useSession } from '../../session/SessionContext.tsx';

export type Revealed = Extract<TrexlandsEvent, { readonly type: 'revealed' }>;

/** The cards of the arena, turned over one by one for people to see; the match has gone on already. */
export interface Reveal {
  readonly cards: readonly Revealed[];
  /** How many lie face up. */
  readonly shown: number;
  readonly next: () => void;
  readonly done: () => void;
}

interface Seen {
  readonly events: readonly TrexlandsEvent[];
  /** Cards that lie face up; null once it was looked at. */
  readonly shown: number | null;
}

const isRevealed = (event: TrexlandsEvent): event is Revealed => event.type === 'revealed';

/** Null unless the last action ended an arena with cards in it, and that has not been seen to its end. */
export function useReveal(): Reveal | null {
  const events = useSession((session) => session.events);
  const [seen, setSeen] = useState<Seen>({ events, shown: null });
  const cards = events.filter(isRevealed);
  const shown = seen.events === events ? seen.shown : 0;
  if (cards.length === 0 || shown === null) return null;
  return {
    cards,
    shown,
    next: () => setSeen({ events, shown: shown + 1 }),
    done: () => setSeen({ events, shown: null }),
  };
}

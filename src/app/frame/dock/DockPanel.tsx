import '#app/styles/dock.css';
import { type ReactNode, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { texts } from '#play/texts.ts';
import { seatStyle } from '#app/ui/SeatBadge.tsx';
import { useMore } from '#app/ui/useMore.ts';
import { useAtHand } from '../atHand.ts';
import { useAtTable, useSeatNames, useMatchHere } from '../AtTable.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

export interface DockPanelProps {
  readonly label: string;
  /** For whom it is; null for everybody. */
  readonly seat: number | null;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Where choices are made: a bar over the foot of the table that opens where they are more than it holds. It takes the
 * focus that had nowhere else to go.
 */
export function DockPanel({ label, seat, className = '', children }: DockPanelProps) {
  const names = useSeatNames();
  const [hasMore, setHasMore] = useState(false);
  const panel = useMore<HTMLElement>('list', setHasMore);
  const [isOpen, open] = useState(false);
  return (
    <>
      <section
        ref={panel}
        className={`panel dock choice-dock ${className}`}
        aria-label={label}
        tabIndex={-1}
        data-open={isOpen || undefined}
        style={seat === null ? {} : seatStyle(names.colour(seat))}
      >
        {children}
      </section>
      {(hasMore || isOpen) && (
        <button type="button" className="button panel dock-more" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
          {isOpen ? texts.table.less : texts.table.more}
        </button>
      )}
    </>
  );
}

/** The panel for the choice that the match asks for now. Away while a player wants to take something back. */
export function DockPlace({ children }: { readonly children: ReactNode }) {
  const { match } = useMatchHere();
  const place = useRef<HTMLDivElement>(null);
  const { session } = useAtTable();
  const isAsking = useStore(session.store, ({ asking }) => asking === true);
  const isAway = useAtHand() && isAsking; // what was let go is seen on another screen
  useKeptFocus(place);
  return (
    <div ref={place} className="dock-place">
      {match?.undo === null && !isAway && children}
    </div>
  );
}

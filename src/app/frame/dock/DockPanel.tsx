import '#app/styles/dock.css';
import { type ReactNode, useRef } from 'react';
import { seatStyle } from '#app/ui/SeatBadge.tsx';
import { useMore } from '#app/ui/useMore.ts';
import { useSeatNames, useMatchHere } from '../AtTable.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

export interface DockPanelProps {
  readonly label: string;
  /** For whom it is; null for everybody. */
  readonly seat: number | null;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Where choices are made; its edge shows that it goes on. It takes the focus that had nowhere else to go. */
export function DockPanel({ label, seat, className = '', children }: DockPanelProps) {
  const names = useSeatNames();
  const panel = useMore<HTMLElement>('list');
  return (
    <section
      ref={panel}
      className={`panel dock choice-dock ${className}`}
      aria-label={label}
      tabIndex={-1}
      style={seat === null ? {} : seatStyle(names.colour(seat))}
    >
      {children}
    </section>
  );
}

/** The panel for the choice that the match asks for now. Away while a player wants to take something back. */
export function DockPlace({ children }: { readonly children: ReactNode }) {
  const { match } = useMatchHere();
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place);
  return (
    <div ref={place} className="dock-place">
      {match?.undo === null && children}
    </div>
  );
}

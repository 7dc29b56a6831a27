import '../../styles/dock.css';
import type { ReactNode } from 'react';
import { seatStyle } from '../../ui/SeatBadge.tsx';
import { useSeatNames } from '../seatNames.ts';

export interface DockPanelProps {
  readonly label: string;
  /** For whom it is; null for everybody. */
  readonly seat: number | null;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Where choices are made. It takes the focus that had nowhere else to go. */
export function DockPanel({ label, seat, className = '', children }: DockPanelProps) {
  const names = useSeatNames();
  return (
    <section
      className={`panel dock choice-dock ${className}`}
      aria-label={label}
      tabIndex={-1}
      style={seat === null ? {} : seatStyle(names.colour(seat))}
    >
      {children}
    </section>
  );
}

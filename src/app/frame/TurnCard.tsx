import type { ReactNode } from 'react';
import { texts } from '#play/texts.ts';
import { SeatBadge, seatStyle } from '../ui/SeatBadge.tsx';
import { useCompact } from '../ui/useCompact.ts';
import type { TurnSheet } from '#play/say/turnSheet.ts';
import { useSeatNames } from './useSeatNames.ts';

export interface TurnCardProps {
  readonly sheet: TurnSheet;
  /** The detail with more than words in it. */
  readonly detail?: ReactNode;
}

/** The turn: colour and mark of the player, and the task. */
export function TurnCard({ sheet, detail }: TurnCardProps) {
  const { seat, headline, steadiness } = sheet;
  const compact = useCompact();
  const names = useSeatNames();
  const colour = seat === null ? null : names.colour(seat);
  return (
    <section
      className="panel turn-card"
      aria-label={texts.table.panelTurn}
      style={colour === null ? {} : seatStyle(colour)}
    >
      {colour !== null && <SeatBadge colour={colour} {...(steadiness === undefined ? {} : { steadiness })} />}
      <div className="turn-words">
        <h1>{headline}</h1>
        <p className="note">{detail ?? (compact ? sheet.short : undefined) ?? sheet.detail}</p>
      </div>
    </section>
  );
}

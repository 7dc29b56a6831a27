import { seatStyle, SeatBadge } from '../../../ui/SeatBadge.tsx';
import { texts } from '../../../texts.ts';
import { turnSheetOf } from './model/turnSheet.ts';
import { useNames, useMatch, useView } from './useTable.ts';

/** The seats that are asked and their task now. */
export function TurnCard() {
  const { undo } = useMatch();
  const names = useNames();
  const { seat, headline, detail } = turnSheetOf(useView(), undo, names);
  const colour = seat === null ? null : names.colour(seat);
  return (
    <section
      className="panel turn-card"
      aria-label={texts.table.panelTurn}
      style={colour === null ? {} : seatStyle(colour)}
    >
      {colour !== null && <SeatBadge colour={colour} />}
      <div>
        <h1>{headline}</h1>
        <p className="note">{detail}</p>
      </div>
    </section>
  );
}

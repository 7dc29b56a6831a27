import { texts } from '../../../texts.ts';
import { turnSheetOf } from './model/turnSheet.ts';
import { SeatBadge, seatStyle } from '../../../ui/SeatBadge.tsx';
import { useMatch, useNaming } from './useTable.ts';

/** The turn: the seat's colour and mark, a headline and a detail. */
export function TurnCard() {
  const match = useMatch();
  const naming = useNaming();
  const { seat, headline, detail } = turnSheetOf(match);
  const colour = seat === null ? null : naming.colour(seat);
  return (
    <section
      className="panel turn-card"
      aria-label={texts.table.panelTurn}
      style={colour === null ? {} : seatStyle(colour)}
    >
      {colour !== null && <SeatBadge colour={colour} steadiness={naming.steadiness(seat ?? 0)} />}
      <div>
        <h1>{headline}</h1>
        <p className="note">{detail}</p>
      </div>
    </section>
  );
}

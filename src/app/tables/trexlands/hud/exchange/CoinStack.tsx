import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { useNames } from '../useTable.ts';

/** A seat’s V on a card; a coin comes down when there are more. */
export function CoinStack({ seat, coins }: { readonly seat: number; readonly coins: number }) {
  const names = useNames();
  return (
    <span className="coin-stack" data-seat={seat} data-coins={coins}>
      <SeatBadge colour={names.colour(seat)} small />
      <span className="unseen" translate="no">
        {names.seat(seat)}
      </span>
      <b key={coins} className="coin-falls">
        {gameTexts.standings.v(coins)}
      </b>
    </span>
  );
}

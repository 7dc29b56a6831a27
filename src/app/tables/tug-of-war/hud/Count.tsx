import { isSeat } from '#games/tug-of-war/ids.ts';
import { extentIn, wonBy } from '#games/tug-of-war/state.ts';
import { useCompact } from '#app/ui/useCompact.ts';
import { standings } from '#play/tug-of-war/texts/table.ts';
import { ClockFace } from './MatchClock.tsx';
import { useMatch } from './useTable.ts';

/** Machines won, and the time where the table has chosen clocks. */
export function Count({ seat }: { readonly seat: number }) {
  const { state } = useMatch();
  const isShort = useCompact();
  if (!isSeat(seat)) return null;
  const won = standings.won(wonBy(state, seat), extentIn(state).modulesToWin);
  return (
    <span className="tug-count" title={won}>
      {isShort ? won.replace(/ machines$/, '') : won} <ClockFace seat={seat} />
    </span>
  );
}

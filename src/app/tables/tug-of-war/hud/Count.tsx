import { isSeat } from '#games/tug-of-war/ids.ts';
import { modulesOf } from '#games/tug-of-war/state.ts';
import { useCompact } from '#app/ui/useCompact.ts';
import { wonIn } from '#play/tug-of-war/play.ts';
import { ClockFace } from './MatchClock.tsx';
import { useMatch } from './useTable.ts';

/** On a table with more machines there is enough to be read. */
const FEW = 3;

/** Machines won, and the time where the table has chosen clocks. */
export function Count({ seat }: { readonly seat: number }) {
  const { state } = useMatch();
  const isShort = useCompact();
  if (!isSeat(seat)) return null;
  const won = wonIn({ state }, seat);
  return (
    <>
      {isShort || modulesOf(state).length > FEW ? won.replace(/ machines$/, '') : won}
      <ClockFace seat={seat} />
    </>
  );
}

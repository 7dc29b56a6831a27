import type { Seat } from '#games/tractor-pull/ids.ts';
import { seat as asSeat } from '#sim/ids.ts';
import { useCommands, useSession, useViewOf } from '../useTable.ts';
import { dock } from '#play/tractor-pull/texts/table.ts';
import { Hand, handOf } from './Hand.tsx';

/** While something open is chosen: the hand, as soon as its owner asks to see it. */
export function OwnHand({ seat }: { readonly seat: Seat }) {
  const state = useViewOf(seat);
  const looks = useSession((session) => session.holder === seat);
  const { passDevice } = useCommands();
  if (looks) return <Hand cards={handOf(state, seat)} />;
  if (state.players[seat].hand.length === 0) return null;
  return (
    <div className="dock-last">
      <button type="button" className="button quiet" data-show-hand onClick={() => passDevice(asSeat(seat))}>
        {dock.showHand}
      </button>
    </div>
  );
}

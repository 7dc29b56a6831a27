import { CLASSES, classOf, type VehicleClass } from '#games/tractor-pull/almanac/vehicles.ts';
import type { Seat } from '#games/tractor-pull/ids.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { dock } from '#play/tractor-pull/texts/table.ts';
import { VehicleFace } from './VehicleFace.tsx';
import { seat as asSeat } from '#sim/ids.ts';
import { useCommands, useSession, useViewOf } from '../useTable.ts';

/** The classes in a hand, the weakest first. */
export const handOf = ({ players }: TractorPullState, seat: Seat): readonly VehicleClass[] =>
  players[seat].hand
    .flatMap((card) => (card === null ? [] : [classOf(card)]))
    .toSorted((a, b) => CLASSES.indexOf(a) - CLASSES.indexOf(b));

/** A hand to be looked at. */
export function Hand({ cards }: { readonly cards: readonly VehicleClass[] }) {
  return (
    <section className="own-hand" aria-label={dock.hand(cards.length)}>
      <p className="note">{dock.hand(cards.length)}</p>
      <ul>
        {cards.map((one, i) => (
          // Copies are told apart by nothing.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i} className="vehicle-card small">
            <VehicleFace of={one} brief />
          </li>
        ))}
      </ul>
    </section>
  );
}

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

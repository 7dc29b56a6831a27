import { CLASSES, vehicleOf } from '#games/tractor-pull/almanac/vehicles.ts';
import type { Seat } from '#games/tractor-pull/ids.ts';
import { texts } from '#play/texts.ts';
import { dock } from '#play/tractor-pull/texts/table.ts';
import { countIn, handOf } from '#play/tractor-pull/say/hand.ts';
import { Strength } from './VehicleFace.tsx';
import { seat as asSeat } from '#sim/ids.ts';
import { useCommands, useSession, useViewOf } from '../useTable.ts';
import { Button } from '#app/ui/Button.tsx';

/** While something open is chosen: the hand, as soon as its owner has the device. */
export function OwnHand({ seat }: { readonly seat: Seat }) {
  const state = useViewOf(seat);
  const looks = useSession((session) => session.holder === seat);
  const cards = handOf(state, seat);
  if (!looks || cards.length === 0) return null;
  return (
    <ul className="own-hand" aria-label={dock.hand(cards.length)}>
      {CLASSES.filter((one) => cards.includes(one)).map((one) => (
        <li key={one} aria-label={texts.table.stackOf(vehicleOf(one).name, countIn(cards, one), null)}>
          <Strength of={one} /> {vehicleOf(one).name}
          {countIn(cards, one) > 1 && ` ${texts.table.countOf(countIn(cards, one), 0)}`}
        </li>
      ))}
    </ul>
  );
}

/** Shows it to whoever asks for it. */
export function ShowHand({ seat }: { readonly seat: Seat }) {
  const state = useViewOf(seat);
  const looks = useSession((session) => session.holder === seat);
  const { passDevice } = useCommands();
  if (looks || state.players[seat].hand.length === 0) return null;
  return (
    <Button look="quiet" data-show-hand onClick={() => passDevice(asSeat(seat))}>
      {dock.showHand}
    </Button>
  );
}

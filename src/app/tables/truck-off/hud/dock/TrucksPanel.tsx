import { asked } from '#games/truck-off/asked.ts';
import { numberOf } from '#games/truck-off/ids.ts';
import { selectedBy } from '#play/truck-off/offers/offers.ts';
import { NUMBERS } from '#games/truck-off/numbers.ts';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { useExact } from '#app/frame/dock/Exact.tsx';
import { useCommands, useOwnerNames, useSession, useViewOf } from '../useTable.ts';
import { dock } from '#play/truck-off/texts/table.ts';
import { Advised, AskedNote } from './Advised.tsx';
import { OfferList } from './OfferList.tsx';
import { Button } from '#app/ui/Button.tsx';

/** Two trucks, in secret (TO-06): taken to their venues on the table, or from the list. */
export function TrucksPanel({ seat }: { readonly seat: number }) {
  const view = useViewOf(seat);
  const names = useOwnerNames();
  const { act } = useCommands();
  const selected = useSession((session) => session.selected);
  const chosen = selectedBy(selected, seat).map(numberOf);
  const drawer = useExact();
  const title = dock.trucks(names.seat(seat), chosen.length);
  return (
    <Bar
      title={title}
      seat={seat}
      className="trucks-panel"
      exact={{ drawer, parts: <OfferList seat={seat} />, label: dock.list }}
      others={<Advised />}
      rest={<AskedNote>{asked(view).length === 1 ? dock.trucksOpen : dock.trucksNote}</AskedNote>}
      main={
        <Button
          look="primary"
          data-done
          disabled={chosen.length !== NUMBERS.trucksARound}
          onClick={() => act({ do: 'trucks', seat, trucks: chosen.toSorted((a, b) => a - b) })}
        >
          {dock.sendTrucks}
        </Button>
      }
    />
  );
}

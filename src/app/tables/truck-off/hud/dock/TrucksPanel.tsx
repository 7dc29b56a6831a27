import { asked } from '#games/truck-off/asked.ts';
import { numberOf, truckId, type Sides } from '#games/truck-off/ids.ts';
import { selectedBy } from '#play/truck-off/offers/offers.ts';
import { NUMBERS } from '#games/truck-off/numbers.ts';
import { venueName } from '#games/truck-off/venues.ts';
import { hintedIf } from '#play/say/hinted.ts';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { useExact } from '#app/frame/dock/Exact.tsx';
import { useCommands, useOwnerNames, useSession, useViewOf } from '../useTable.ts';
import { dock } from '#play/truck-off/texts/table.ts';
import { Advised, AskedNote } from './Advised.tsx';

/** Two trucks, in secret (TO-06): taken to their venues on the table, or from the list. */
export function TrucksPanel({ seat }: { readonly seat: number }) {
  const view = useViewOf(seat);
  const names = useOwnerNames();
  const { act, select } = useCommands();
  const aimed = useSession((session) => session.aimed);
  const selected = useSession((session) => session.selected);
  const chosen = selectedBy(selected, seat).map(numberOf);
  const drawer = useExact();
  const title = dock.trucks(names.seat(seat), chosen.length);
  const press = (sides: Sides): void =>
    void select(
      (chosen.includes(sides) ? chosen.filter((one) => one !== sides) : [...chosen, sides])
        .slice(-NUMBERS.trucksARound)
        .map((number) => truckId(seat, number)),
    );
  const list = (
    <div className="choices-row">
      {view.venues.map(({ sides }) => (
        <button
          key={sides}
          type="button"
          className="button venue-choice"
          data-truck={sides}
          aria-pressed={chosen.includes(sides)}
          {...hintedIf(aimed?.do === 'trucks' && aimed.trucks.includes(sides))}
          onClick={() => press(sides)}
        >
          {dock.truck(sides, venueName(sides))}
        </button>
      ))}
    </div>
  );
  return (
    <Bar
      title={title}
      seat={seat}
      className="trucks-panel"
      exact={{ drawer, parts: list, label: dock.list }}
      others={<Advised />}
      rest={<AskedNote>{asked(view).length === 1 ? dock.trucksOpen : dock.trucksNote}</AskedNote>}
      main={
        <button
          type="button"
          className="button primary"
          data-done
          disabled={chosen.length !== NUMBERS.trucksARound}
          onClick={() => act({ do: 'trucks', seat, trucks: chosen.toSorted((a, b) => a - b) })}
        >
          {dock.sendTrucks}
        </button>
      }
    />
  );
}

import { Bar } from '#app/frame/dock/Bar.tsx';
import { useExact } from '#app/frame/dock/Exact.tsx';
import { useOwnerNames, useSession, useViewOf } from '../useTable.ts';
import { dock } from '#play/truck-off/texts/table.ts';
import { Advised, AskedNote } from './Advised.tsx';
import { OfferList } from './OfferList.tsx';
import { TargetChoice } from './TargetChoice.tsx';

/** Two players take a free card of the grid and execute it at once (TO-35): on the table, or from the list. */
export function PickPanel({ seat }: { readonly seat: number }) {
  const view = useViewOf(seat);
  const names = useOwnerNames();
  const card = useSession((session) => session.card);
  const drawer = useExact();
  if (view.phase.name !== 'pick') return null;
  if (card !== null) return <TargetChoice key={card} seat={seat} card={card} view={view} />;
  return (
    <Bar
      title={dock.pick(names.seat(seat))}
      seat={seat}
      className="pick-panel"
      exact={{ drawer, parts: <OfferList seat={seat} />, label: dock.grid }}
      others={<Advised />}
      rest={<AskedNote>{dock.pickNote(view.phase.left)}</AskedNote>}
    />
  );
}

import { cardOf } from '#games/truck-off/cards.ts';
import { freeSlots, type Slot } from '#games/truck-off/grid.ts';
import { hintedIf } from '#play/say/hinted.ts';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { useExact } from '#app/frame/dock/Exact.tsx';
import { kindMeant, liftedIn } from '#play/truck-off/session/session.ts';
import { useCommands, useOwnerNames, useSession, useViewOf } from '../useTable.ts';
import { dock } from '#play/truck-off/texts/table.ts';
import { Advised, AskedNote } from './Advised.tsx';
import { CardSign } from './CardFace.tsx';
import { TargetChoice } from './TargetChoice.tsx';

/** Two players take a free card of the grid and execute it at once (TO-35): on the table, or from the list. */
export function PickPanel({ seat }: { readonly seat: number }) {
  const view = useViewOf(seat);
  const names = useOwnerNames();
  const card = useSession((session) => session.card);
  const lifted = useSession(liftedIn);
  const { chooseCard } = useCommands();
  const drawer = useExact();
  const { grid, phase } = view;
  if (grid === null || phase.name !== 'pick') return null;
  if (card !== null) return <TargetChoice key={card} seat={seat} card={card} view={view} />;
  const button = (slot: Slot) => {
    const kind = kindMeant(view, slot);
    if (kind === null) return null;
    return (
      <button
        key={slot}
        type="button"
        className="button venue-choice"
        data-card={slot}
        {...hintedIf(lifted === slot)}
        onClick={() => chooseCard(slot)}
      >
        <CardSign kind={kind} />
        {cardOf(kind).name}
      </button>
    );
  };
  const list = <div className="choices-row">{freeSlots(grid).map(button)}</div>;
  return (
    <Bar
      title={dock.pick(names.seat(seat))}
      seat={seat}
      className="pick-panel"
      exact={{ drawer, parts: list, label: dock.grid }}
      others={<Advised />}
      rest={<AskedNote>{dock.pickNote(phase.left)}</AskedNote>}
    />
  );
}

import { cardOf, kindOf } from '#games/truck-off/cards.ts';
import { cardAt, isFree, SLOTS, type Grid, type Slot } from '#games/truck-off/grid.ts';
import { NUMBERS } from '#games/truck-off/numbers.ts';
import { hintedIf } from '#play/say/hinted.ts';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { useCommands, useOwnerNames, useSession, useViewOf } from '../useTable.ts';
import { dock } from '#play/truck-off/texts/table.ts';
import { Advised, AskedNote } from './Advised.tsx';
import { CardSign } from './CardFace.tsx';
import { TargetChoice } from './TargetChoice.tsx';

/** Two players take a free card of the grid and execute it at once (TO-35). */
export function PickPanel({ seat }: { readonly seat: number }) {
  const view = useViewOf(seat);
  const names = useOwnerNames();
  const card = useSession((session) => session.card);
  const { grid, phase } = view;
  if (grid === null || phase.name !== 'pick') return null;
  if (card !== null) return <TargetChoice key={card} seat={seat} card={card} view={view} />;
  const title = dock.pick(names.seat(seat));
  return (
    <Bar
      title={title}
      seat={seat}
      className="in-hand pick-panel"
      others={<Advised />}
      rest={<AskedNote>{dock.pickNote(phase.left)}</AskedNote>}
    >
      <fieldset className="card-grid" aria-label={dock.grid}>
        {NUMBERS.two.grid.map((_, row) => (
          // Rows never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={row} className="grid-row">
            {SLOTS.filter((slot) => slot.startsWith(`r${row + 1}c`)).map((slot) => (
              <Place key={slot} grid={grid} slot={slot} />
            ))}
          </div>
        ))}
      </fieldset>
    </Bar>
  );
}

function Place({ grid, slot }: { readonly grid: Grid; readonly slot: Slot }) {
  const aimed = useSession((session) => session.aimed);
  const { chooseCard } = useCommands();
  const id = cardAt(grid, slot);
  if (id === null) return <span className="card-gone" />;
  const kind = kindOf(id);
  const { name } = cardOf(kind);
  const free = isFree(grid, slot);
  return (
    <button
      type="button"
      className="button grid-card"
      data-card={slot}
      disabled={!free}
      aria-label={free ? name : dock.covered(name)}
      title={name}
      {...hintedIf((aimed?.do === 'play' || aimed?.do === 'discard') && aimed.card === slot)}
      onClick={() => chooseCard(slot)}
    >
      <CardSign kind={kind} />
      <span>{dock.short[kind]}</span>
    </button>
  );
}

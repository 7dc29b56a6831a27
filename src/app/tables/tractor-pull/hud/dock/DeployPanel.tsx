import { useState } from 'react';
import { vehicleOf, type VehicleClass } from '#games/tractor-pull/almanac/vehicles.ts';
import { COLUMNS, type Seat } from '#games/tractor-pull/ids.ts';
import { hintedIf } from '#play/say/hinted.ts';
import { DockPanel } from '#app/frame/dock/DockPanel.tsx';
import { useSeatNames } from '#app/frame/AtTable.tsx';
import { useCompact } from '#app/ui/useCompact.ts';
import { useCommands, useSession, useViewOf } from '../useTable.ts';
import { dock, words } from '#play/tractor-pull/texts/table.ts';
import { Advised, AskedNote } from './Advised.tsx';
import { handOf } from './Hand.tsx';
import { hintedIn, ropeFor, type Row } from '#play/tractor-pull/say/rowHint.ts';
import { aboutVehicle, VehicleFace } from './VehicleFace.tsx';

const EMPTY: Row = COLUMNS.map(() => null);

/** Three vehicles of the hand, one for each rope, in secret (TP-12, TP-37). */
export function DeployPanel({ seat }: { readonly seat: Seat }) {
  const state = useViewOf(seat);
  const names = useSeatNames();
  const { act } = useCommands();
  const aimed = useSession((session) => session.aimed);
  const [row, setRow] = useState<Row>(EMPTY);
  const [about, setAbout] = useState<VehicleClass | null>(null);
  const compact = useCompact();
  const hand = handOf(state, seat);
  const meant = aimed?.do === 'deploy' ? aimed.vehicles : [];
  const hinted = hintedIn(hand, meant, row);
  const press = (card: number): void =>
    setRow((so) => {
      if (so.includes(card)) return so.map((one) => (one === card ? null : one));
      const rope = ropeFor(hand, meant, so, card);
      return so.map((one, i) => (i === rope ? card : one));
    });
  const vehicles = row.flatMap((card): readonly VehicleClass[] => {
    const one = card === null ? undefined : hand[card];
    return one === undefined ? [] : [one];
  });
  const note = about === null ? dock.deployNote : aboutVehicle(about);
  const title = dock.deploy(names.seat(seat), words.row(state.wave === 0 ? 1 : state.wave));
  return (
    <DockPanel label={title} seat={seat} className="in-hand deploy-panel whole-hand">
      <h2>{title}</h2>
      <AskedNote>{note}</AskedNote>
      <div className="rope-slots">
        {COLUMNS.map((rope, i) => {
          const card = row[i] ?? null;
          const one = card === null ? undefined : hand[card];
          return (
            <button
              key={rope}
              type="button"
              className="button rope-slot"
              data-slot={rope}
              disabled={card === null}
              aria-label={dock.slot(words.rope(rope), one === undefined ? dock.free : vehicleOf(one).name)}
              onClick={() => card !== null && press(card)}
            >
              <span className="slot-name">{words.ropeShort(rope)}</span>
              <strong>{one === undefined ? '–' : `${vehicleOf(one).strength} ${vehicleOf(one).name}`}</strong>
            </button>
          );
        })}
      </div>
      <div className="vehicle-cards">
        {hand.map((one, i) => (
          <button
            // A hand does not change while a row is chosen.
            // oxlint-disable-next-line react/no-array-index-key
            key={i}
            type="button"
            className="button vehicle-card"
            data-card={one}
            aria-pressed={row.includes(i)}
            {...hintedIf(hinted.includes(i))}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setAbout(one)}
            onFocus={() => setAbout(one)}
            onClick={() => {
              press(i);
              setAbout(one);
            }}
          >
            <VehicleFace of={one} brief />
          </button>
        ))}
      </div>
      {compact && <p className="note about-vehicle">{note}</p>}
      <div className="dock-last">
        <button
          type="button"
          className="button primary"
          data-done
          disabled={vehicles.length !== COLUMNS.length}
          {...hintedIf(hinted.length > 0 && hinted.every((card, i) => row[i] === card))}
          onClick={() => act({ do: 'deploy', seat, vehicles })}
        >
          {dock.deployed(vehicles.length)}
        </button>
        <Advised seat={seat} />
      </div>
    </DockPanel>
  );
}

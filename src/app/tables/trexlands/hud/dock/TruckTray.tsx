import type { Choice } from '#games/trexlands/actions.ts';
import { nameOf } from '#games/trexlands/ids.ts';
import { trucksOf } from '#games/trexlands/queries.ts';
import type { Truck } from '#games/trexlands/state.ts';
import { turnOf } from '#games/trexlands/turn.ts';
import type { Seat } from '#sim/ids.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { movesOf } from '#play/trexlands/session/ways.ts';
import { placeName } from '#play/trexlands/words/names.ts';
import { useTells } from '../about/useTells.ts';
import { numberOf, TruckGlyph } from '../marks.tsx';
import { useCommands, useNames, useSession, useView } from '../useTable.ts';

export interface TruckTrayProps {
  readonly seat: Seat;
  readonly choices: readonly Choice[];
}

/** The trucks of the seat to move: where each is, and which is chosen. */
export function TruckTray({ seat, choices }: TruckTrayProps) {
  const view = useView();
  const names = useNames();
  return (
    <ul className="tray truck-tray" aria-label={gameTexts.move.trucks(names.seat(seat))}>
      {trucksOf(view, seat).map((truck) => (
        <li key={truck.id}>
          <TruckButton truck={truck} choices={choices} />
        </li>
      ))}
    </ul>
  );
}

/** One that cannot go says why; it can be chosen all the same, to be stacked. */
function TruckButton({ truck, choices }: { readonly truck: Truck; readonly choices: readonly Choice[] }) {
  const { id, at, mate } = truck;
  const view = useView();
  const chosen = useSession((session) => session.chosen.includes(id));
  const { choose } = useCommands();
  const tells = useTells({ kind: 'truck', truck: id });
  const goes = movesOf(choices, mate === null ? [id] : [id, mate]).length > 0;
  const label = gameTexts.move.truck(nameOf(id), gameTexts.move.in(placeName(at)), mate === null ? null : nameOf(mate));
  const why = turnOf(view)?.moved.includes(id) === true ? gameTexts.move.moved : gameTexts.move.nowhere;
  return (
    <button
      type="button"
      className="tray-piece"
      data-truck={id}
      aria-pressed={chosen}
      aria-disabled={!goes}
      aria-label={goes ? label : gameTexts.move.cannot(label, why)}
      title={goes ? undefined : why}
      {...tells}
      onClick={() => choose(chosen ? null : id)}
    >
      <TruckGlyph stacked={mate !== null} />
      <span className="tray-name" translate="no">
        {numberOf(id)}
      </span>
      <span className="tray-what" aria-hidden="true">
        {mate === null ? placeName(at) : gameTexts.move.stackedIn(placeName(at), nameOf(mate))}
      </span>
    </button>
  );
}

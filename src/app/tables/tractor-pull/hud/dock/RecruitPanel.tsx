import { type VehicleId, vehicleOf } from '#games/tractor-pull/almanac/vehicles.ts';
import type { Seat } from '#games/tractor-pull/ids.ts';
import { hintedIf } from '#play/say/hinted.ts';
import { useCommands, useNames, useSession, useViewOf } from '../useTable.ts';
import { dock } from '#play/tractor-pull/texts/table.ts';
import { Listed } from './Listed.tsx';
import { Button } from '#app/ui/Button.tsx';

function nameWithStrength(card: VehicleId): string {
  const { name, strength } = vehicleOf(card);
  return `${name} ${strength}`;
}

const inWords = (cards: readonly (VehicleId | null)[]): string =>
  cards.every((card) => card === null)
    ? dock.hiddenPair
    : dock.pair(cards.map((card) => (card === null ? dock.hidden : nameWithStrength(card))));

/** A pair of the garage, from any column (TP-07). The hand is shown to whoever asks for it. */
export function RecruitPanel({ seat }: { readonly seat: Seat }) {
  const state = useViewOf(seat);
  const names = useNames();
  const { act } = useCommands();
  const hinted = useSession(({ aimed }) => (aimed?.do === 'recruit' ? aimed.pair : null));
  return (
    <Listed
      title={dock.recruit(names.seat(seat))}
      seat={seat}
      className="recruit-panel"
      note={dock.recruitNote}
      byHand
      list={state.garage.map(({ id, cards }) => {
        const [, column, , place] = id;
        return (
          <Button
            key={id}
            data-pair={id}
            style={{ gridArea: `${place} / ${column}` }}
            {...hintedIf(hinted === id)}
            onClick={() => act({ do: 'recruit', seat, pair: id })}
          >
            {dock.pairAt(Number(column), Number(place), inWords(cards))}
          </Button>
        );
      })}
    />
  );
}

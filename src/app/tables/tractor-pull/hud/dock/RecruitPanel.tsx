import { vehicleOf } from '#games/tractor-pull/almanac/vehicles.ts';
import type { Seat } from '#games/tractor-pull/ids.ts';
import { hintedIf } from '#play/say/hinted.ts';
import { useCommands, useNames, useSession, useViewOf } from '../useTable.ts';
import { dock } from '#play/tractor-pull/texts/table.ts';
import { Listed } from './Listed.tsx';
import { Button } from '#app/ui/Button.tsx';

function nameWithStrength(card: Parameters<typeof vehicleOf>[0]): string {
  const { name, strength } = vehicleOf(card);
  return `${name} ${strength}`;
}

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
      list={state.garage.map(({ id, cards }) => (
        <Button
          key={id}
          data-pair={id}
          {...hintedIf(hinted === id)}
          onClick={() => act({ do: 'recruit', seat, pair: id })}
        >
          {dock.pair(cards.map((card) => (card === null ? dock.hidden : nameWithStrength(card))))}
        </Button>
      ))}
    />
  );
}

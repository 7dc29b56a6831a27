import { CLASSES, classOf, vehicleOf } from '#games/tractor-pull/almanac/vehicles.ts';
import { PAIRS, type PairId, type Seat } from '#games/tractor-pull/ids.ts';
import type { Pair } from '#games/tractor-pull/state.ts';
import { hintedIf } from '#play/say/hinted.ts';
import { useSeatNames } from '#app/frame/AtTable.tsx';
import { useCommands, useSession, useViewOf } from '../useTable.ts';
import { dock } from '#play/tractor-pull/texts/table.ts';
import { Advised, AskedNote } from './Advised.tsx';
import { OwnHand, ShowHand } from './Hand.tsx';
import { Listed } from './Listed.tsx';
import { aboutVehicle, Strength, VehicleSign } from './VehicleFace.tsx';

/** A pair of the garage, from any column (TP-07). The hand is shown to whoever asks for it. */
export function RecruitPanel({ seat }: { readonly seat: Seat }) {
  const state = useViewOf(seat);
  const names = useSeatNames();
  return (
    <Listed
      title={dock.recruit(names.seat(seat))}
      seat={seat}
      className="recruit-panel"
      others={
        <>
          <ShowHand seat={seat} />
          <Advised seat={seat} />
        </>
      }
      rest={
        <>
          <AskedNote>{dock.recruitNote}</AskedNote>
          <OwnHand seat={seat} />
        </>
      }
      list={
        <>
          <div className="garage">
            {PAIRS.map((id) => {
              const pair = state.garage.find((one) => one.id === id);
              return pair === undefined ? (
                <span key={id} className="pair-gone" />
              ) : (
                <PairButton key={id} id={id} pair={pair} seat={seat} />
              );
            })}
          </div>
          <OpenEffects garage={state.garage} />
        </>
      }
    />
  );
}

/** The effects of the garage's face-up vehicles, for whoever wants to read it. */
function OpenEffects({ garage }: { readonly garage: readonly Pair[] }) {
  const open = new Set(garage.flatMap(({ cards }) => cards.flatMap((card) => (card === null ? [] : [classOf(card)]))));
  if (open.size === 0) return null;
  return (
    <details className="open-effects">
      <summary>{dock.open}</summary>
      <ul>
        {CLASSES.filter((one) => open.has(one)).map((one) => (
          <li key={one}>{aboutVehicle(one)}</li>
        ))}
      </ul>
    </details>
  );
}

interface PairButtonProps {
  readonly id: PairId;
  readonly pair: Pair;
  readonly seat: Seat;
}

/** The effects of its face-up cards, for a pointer that rests on it; null where there are none. */
function effectsOf(cards: Pair['cards']): string | null {
  const lines = cards.flatMap((card) => (card === null ? [] : [aboutVehicle(card)]));
  return lines.length === 0 ? null : lines.join('\n');
}

function PairButton({ id, pair: { cards }, seat }: PairButtonProps) {
  const { act } = useCommands();
  const hinted = useSession(({ aimed }) => aimed?.do === 'recruit' && aimed.pair === id);
  const told = cards.map((card) => (card === null ? dock.hidden : vehicleOf(card).name));
  return (
    <button
      type="button"
      className="button pair"
      data-pair={id}
      aria-label={dock.pair(told)}
      title={effectsOf(cards) ?? dock.pair(told)}
      {...hintedIf(hinted)}
      onClick={() => act({ do: 'recruit', seat, pair: id })}
    >
      {cards.map((card, i) =>
        card === null ? (
          // The two cards of a pair never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={i} className="pair-card back">
            ?
          </span>
        ) : (
          <span key={card} className="pair-card">
            <Strength of={classOf(card)} />
            <VehicleSign of={classOf(card)} />
          </span>
        ),
      )}
    </button>
  );
}

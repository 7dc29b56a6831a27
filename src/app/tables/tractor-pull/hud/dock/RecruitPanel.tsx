import { classOf, vehicleOf } from '../../../../../games/tractor-pull/almanac/vehicles.ts';
import { PAIRS, type PairId, type Seat } from '../../../../../games/tractor-pull/ids.ts';
import type { Pair } from '../../../../../games/tractor-pull/state.ts';
import { DockPanel } from '../../../../frame/dock/DockPanel.tsx';
import { useSeatNames } from '../../../../frame/seatNames.ts';
import { seat as asSeat } from '../../../../../sim/ids.ts';
import { DRAWN, vehicleLook } from '../../scene/vehicles.ts';
import { useCommands, useSession } from '../../session/SessionContext.tsx';
import { dock } from '../../texts/table.ts';
import { useViewOf } from '../useTable.ts';
import { Hand, handOf } from './Hand.tsx';

/** A pair of the garage, from any column (TP-07). The hand is shown to whoever asks for it. */
export function RecruitPanel({ seat }: { readonly seat: Seat }) {
  const state = useViewOf(seat);
  const eyes = useSession((session) => session.eyes);
  const names = useSeatNames();
  const { passDevice } = useCommands();
  const title = dock.recruit(names.seat(seat));
  const hand = handOf(state, seat);
  return (
    <DockPanel label={title} seat={seat} className="in-hand recruit-panel">
      <h2>{title}</h2>
      <p className="note asked-note">{dock.recruitNote}</p>
      <div className="garage">
        {[0, 1, 2, 3].flatMap((row) =>
          [0, 1, 2].map((column) => {
            const id = PAIRS[column * 4 + row];
            const pair = state.garage.find((one) => one.id === id);
            return pair === undefined || id === undefined ? (
              <span key={id ?? `${row} ${column}`} className="pair-gone" />
            ) : (
              <PairButton key={id} id={id} pair={pair} seat={seat} />
            );
          }),
        )}
      </div>
      {eyes === seat ? (
        <Hand cards={hand} />
      ) : (
        state.players[seat].hand.length > 0 && (
          <div className="dock-last">
            <button type="button" className="button quiet" data-show-hand onClick={() => passDevice(asSeat(seat))}>
              {dock.showHand}
            </button>
          </div>
        )
      )}
    </DockPanel>
  );
}

interface PairButtonProps {
  readonly id: PairId;
  readonly pair: Pair;
  readonly seat: Seat;
}

function PairButton({ id, pair: { cards }, seat }: PairButtonProps) {
  const { act } = useCommands();
  const told = cards.map((card) => (card === null ? dock.hidden : vehicleOf(card).name));
  return (
    <button
      type="button"
      className="button pair"
      data-pair={id}
      aria-label={dock.pair(told)}
      title={dock.pair(told)}
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
            <span className="strength" style={{ background: vehicleLook(classOf(card)).ground }}>
              {vehicleOf(card).strength}
            </span>
            <svg className="vehicle-sign" viewBox={`0 0 ${DRAWN.wide} ${DRAWN.tall}`} aria-hidden="true">
              <path d={vehicleLook(classOf(card)).path} fillRule="evenodd" />
            </svg>
          </span>
        ),
      )}
    </button>
  );
}

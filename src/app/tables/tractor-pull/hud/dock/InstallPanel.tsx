import { useState } from 'react';
import { itemOf, type ItemId } from '../../../../../games/tractor-pull/almanac/items.ts';
import { numberOfSpot, type Seat, type Spot } from '../../../../../games/tractor-pull/ids.ts';
import { choicesOf } from '../../../../../games/tractor-pull/legal.ts';
import { DockPanel } from '../../../../frame/dock/DockPanel.tsx';
import { useSeatNames, type SeatNames } from '../../../../frame/seatNames.ts';
import { useCommands } from '../../session/SessionContext.tsx';
import { dock, words } from '../../texts/table.ts';
import { useViewOf } from '../useTable.ts';
import { SourceButton } from './SourceButton.tsx';

function spotWords(spot: Spot, names: SeatNames): string {
  const owner = names.seat(spot.startsWith('0') ? 0 : 1);
  const at = numberOfSpot(spot);
  return spot.includes('row') ? words.rowEnd(owner, at) : words.ropeEnd(owner, at);
}

/** Any number of one's items, each to a spot that it says (TP-30, TP-31). */
export function InstallPanel({ seat }: { readonly seat: Seat }) {
  const state = useViewOf(seat);
  const names = useSeatNames();
  const { act } = useCommands();
  const [chosen, setChosen] = useState<ItemId | null>(null);
  const items = state.players[seat].items.flatMap((item) => (item === null ? [] : [item]));
  const spots = choicesOf(state, seat).flatMap((choice) =>
    choice.do === 'install' && choice.item === chosen ? [choice.spot] : [],
  );
  const item = chosen !== null && items.includes(chosen) ? chosen : null;
  const title = item === null ? dock.install(names.seat(seat)) : dock.spots(itemOf(item).name);
  return (
    <DockPanel label={title} seat={seat} className="in-hand">
      <h2>{title}</h2>
      <p className="note">{item === null ? dock.installNote : itemOf(item).text}</p>
      {item === null ? (
        <div className="text-cards">
          {items.map((one) => (
            <SourceButton key={one} source={one} onPress={() => setChosen(one)} />
          ))}
        </div>
      ) : (
        <div className="choices-row">
          {spots.map((spot) => (
            <button
              key={spot}
              type="button"
              className="button"
              data-spot={spot}
              onClick={() => act({ do: 'install', seat, item, spot })}
            >
              {spotWords(spot, names)}
            </button>
          ))}
        </div>
      )}
      <div className="dock-last">
        {item !== null && (
          <button type="button" className="button" data-other onClick={() => setChosen(null)}>
            {dock.other}
          </button>
        )}
        <button type="button" className="button primary" data-done onClick={() => act({ do: 'done', seat })}>
          {dock.installed}
        </button>
      </div>
    </DockPanel>
  );
}

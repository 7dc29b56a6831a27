import { useState } from 'react';
import { itemOf, type ItemId } from '#games/tractor-pull/almanac/items.ts';
import { numberOfSpot, type Seat, type Spot } from '#games/tractor-pull/ids.ts';
import { choicesOf } from '#games/tractor-pull/legal.ts';
import { hintedIf } from '#play/say/hinted.ts';
import { DockPanel } from '#app/frame/dock/DockPanel.tsx';
import type { SeatNames } from '#play/say/seatNames.ts';
import { useSeatNames } from '#app/frame/AtTable.tsx';
import { useCommands, useSession, useViewOf } from '../useTable.ts';
import { dock, words } from '#play/tractor-pull/texts/table.ts';
import { Advised, AskedNote } from './Advised.tsx';
import { SourceButton } from './VehicleFace.tsx';

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
  const aimed = useSession((session) => session.aimed);
  const hinted = aimed?.do === 'install' ? aimed : null;
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
      <AskedNote>{item === null ? dock.installNote : itemOf(item).text}</AskedNote>
      {item === null ? (
        <div className="text-cards">
          {items.map((one) => (
            <SourceButton key={one} source={one} hinted={hinted?.item === one} onPress={() => setChosen(one)} />
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
              {...hintedIf(hinted?.item === item && hinted.spot === spot)}
              onClick={() => act({ do: 'install', seat, item, spot })}
            >
              {spotWords(spot, names)}
            </button>
          ))}
        </div>
      )}
      <div className="dock-last">
        {item !== null && (
          <button
            type="button"
            className="button"
            data-other
            {...hintedIf(hinted !== null && hinted.item !== item)}
            onClick={() => setChosen(null)}
          >
            {dock.other}
          </button>
        )}
        <button
          type="button"
          className="button primary"
          data-done
          {...hintedIf(aimed?.do === 'done')}
          onClick={() => act({ do: 'done', seat })}
        >
          {dock.installed}
        </button>
        <Advised seat={seat} />
      </div>
    </DockPanel>
  );
}

import { useState } from 'react';
import { itemOf, type ItemId } from '#games/tractor-pull/almanac/items.ts';
import { numberOfSpot, type Seat, type Spot } from '#games/tractor-pull/ids.ts';
import { choicesOf } from '#games/tractor-pull/legal.ts';
import { hintedIf } from '#play/say/hinted.ts';
import { Bar } from '#app/frame/dock/Bar.tsx';
import type { SeatNames } from '#play/say/seatNames.ts';
import { useSeatNames } from '#app/frame/AtTable.tsx';
import { useCommands, useSession, useViewOf } from '../useTable.ts';
import { dock, words } from '#play/tractor-pull/texts/table.ts';
import { Advised, AskedNote } from './Advised.tsx';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import { TextCards } from './TextCards.tsx';

const ownerOf = (spot: Spot): Seat => (spot.startsWith('0') ? 0 : 1);

function spotWords(spot: Spot, names: SeatNames): string {
  const owner = names.seat(ownerOf(spot));
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
  const done = (
    <button
      type="button"
      className="button primary"
      data-done
      {...hintedIf(aimed?.do === 'done')}
      onClick={() => act({ do: 'done', seat })}
    >
      {dock.installed}
    </button>
  );
  if (item === null)
    return (
      <TextCards
        title={dock.install(names.seat(seat))}
        seat={seat}
        sources={items}
        hinted={hinted?.item ?? null}
        others={<Advised seat={seat} />}
        main={done}
        rest={<AskedNote>{dock.installNote}</AskedNote>}
        onPress={(source) => setChosen(items.find((one) => one === source) ?? null)}
      />
    );
  return (
    <Bar
      title={dock.spots(itemOf(item).name)}
      seat={seat}
      others={
        <>
          <button
            type="button"
            className="button"
            data-other
            {...hintedIf(hinted !== null && hinted.item !== item)}
            onClick={() => setChosen(null)}
          >
            {dock.other}
          </button>
          <Advised seat={seat} />
        </>
      }
      main={done}
      rest={<AskedNote>{itemOf(item).text}</AskedNote>}
    >
      <div className="choices-row">
        {spots.map((spot) => (
          <button
            key={spot}
            type="button"
            className="button"
            data-spot={spot}
            {...hintedIf(hinted?.item === item && hinted.spot === spot)}
            aria-label={spotWords(spot, names)}
            onClick={() => act({ do: 'install', seat, item, spot })}
          >
            <SeatBadge colour={names.colour(ownerOf(spot))} small />
            {spot.includes('row') ? words.rowShort(numberOfSpot(spot)) : words.ropeShort(numberOfSpot(spot))}
          </button>
        ))}
      </div>
    </Bar>
  );
}

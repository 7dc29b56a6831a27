import { useState } from 'react';
import { NobodyButton } from '../dock/NobodyButton.tsx';
import { stillToPlace } from '#games/trexlands/exchange/arena.ts';
import type { InArena } from '#games/trexlands/state.ts';
import type { Seat } from '#sim/ids.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { Challenges } from './Challenges.tsx';
import { InHand } from './InHand.tsx';
import { PassDevice } from '#app/frame/dock/PassDevice.tsx';
import { useCommands, useNames, useOwn, useSession, useView } from '../useTable.ts';

/** The private arena: filled in private one after the other, then open to challenges until all are ready. */
export function ArenaPanel({ arena }: { readonly arena: InArena }) {
  const eyes = useSession((session) => session.eyes);
  const { placing } = arena;
  if (placing !== null) return eyes === placing ? <InHand arena={arena} seat={placing} /> : <Passing to={placing} />;
  return eyes === null ? <OpenArena arena={arena} /> : <InHand arena={arena} seat={eyes} />;
}

/** Everybody looks on; a seat that wants to see its cards is handed the device first. */
function OpenArena({ arena }: { readonly arena: InArena }) {
  const [to, setTo] = useState<Seat | null>(null);
  const { passDevice } = useCommands();
  const alone = useSession((session) => session.alone !== null);
  if (to === null) return <Challenges arena={arena} onTake={alone ? passDevice : setTo} />;
  return (
    <PassDevice to={to}>
      <button type="button" className="button" data-not-taken onClick={() => setTo(null)}>
        {gameTexts.exchange.notNow}
      </button>
    </PassDevice>
  );
}

/** The device goes to a seat, unless that seat, or everybody who is left, has no card to place. */
function Passing({ to }: { readonly to: Seat }) {
  const view = useView();
  const names = useNames();
  const { nobody } = useCommands();
  const left = useOwn()(stillToPlace(view, to));
  const isFirst = view.rank.find((seat) => !view.conceded.includes(seat)) === to;
  return (
    <PassDevice to={to}>
      <button type="button" className="button" data-places-nothing={to} onClick={() => nobody(to)}>
        {gameTexts.exchange.placesNothing(names.seat(to))}
      </button>
      {left.length > 1 && (
        <NobodyButton does="places">
          {isFirst ? gameTexts.exchange.nobodyPlaces : gameTexts.exchange.nobodyElsePlaces}
        </NobodyButton>
      )}
    </PassDevice>
  );
}

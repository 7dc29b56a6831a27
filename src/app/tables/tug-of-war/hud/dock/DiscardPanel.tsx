import { useState } from 'react';
import type { Seat } from '#games/tug-of-war/ids.ts';
import { inOrder, tooMany, type Hand } from '#games/tug-of-war/rewards.ts';
import { hintedIf } from '#play/say/hinted.ts';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { placesMeant } from '#app/frame/dock/placesMeant.ts';
import { useSeatNames } from '#app/frame/AtTable.tsx';
import { ClauseMark } from '#app/teach/rulesSheet.tsx';
import { dock } from '#play/tug-of-war/texts/table.ts';
import { useCommands, useMatch, useSession } from '../useTable.ts';
import { Advised, AskedNote } from './Advised.tsx';
import { CardFace } from './CardFace.tsx';
import { Button } from '#app/ui/Button.tsx';

const NONE: Hand = [];

/** A seat with too many cards chooses which ones go (TW-09, TW-10). */
export function DiscardPanel({ seat }: { readonly seat: Seat }) {
  const { state } = useMatch();
  const names = useSeatNames();
  const { act } = useCommands();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const hand = state.hands[seat];
  const left = tooMany(hand) - chosen.length;
  const meant = useSession(({ aimed }) => (aimed?.do === 'discard' ? aimed.cards : NONE));
  const hinted = placesMeant(hand, meant, chosen);
  const title = dock.discard(names.seat(seat), tooMany(hand));
  const press = (place: number): void =>
    setChosen((so) => (so.includes(place) ? so.filter((one) => one !== place) : [...so, place]));
  const done = () => act({ do: 'discard', seat, cards: inOrder(hand.filter((_, place) => chosen.includes(place))) });
  return (
    <Bar
      title={title}
      seat={seat}
      className="in-hand discard-panel"
      others={
        <>
          <ClauseMark clause={seat === state.active ? 'TW-09' : 'TW-10'} />
          <Advised />
        </>
      }
      main={
        <Button look="primary" data-done disabled={left !== 0} onClick={done}>
          {dock.discardThese(left)}
        </Button>
      }
      rest={<AskedNote>{dock.discardNote}</AskedNote>}
    >
      <div className="fan-cards">
        {hand.map((card, place) => (
          <Button
            // Places of a hand do not change while it is chosen from.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            look="fan-card"
            data-card={card}
            aria-pressed={chosen.includes(place)}
            {...hintedIf(hinted.has(place))}
            disabled={left <= 0 && !chosen.includes(place)}
            onClick={() => press(place)}
          >
            <CardFace card={card} />
          </Button>
        ))}
      </div>
    </Bar>
  );
}

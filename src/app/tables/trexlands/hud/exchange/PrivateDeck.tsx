import { useMemo } from 'react';
import { playableCard, valueOf } from '#games/trexlands/cards/kinds.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import { campOf } from '#games/trexlands/queries.ts';
import type { Seat } from '#sim/ids.ts';
import { CardFan } from '#app/frame/dock/CardFan.tsx';
import { CardFace } from '#app/tables/trexlands/faces/CardFace.tsx';
import { faceOf } from '#play/trexlands/faces/face.ts';
import { layings } from '#play/trexlands/offers/cards.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { useHint } from '../hint/useHint.ts';
import { useCommands, useNames, useSession, useView } from '../useTable.ts';
import { Button } from '#app/ui/Button.tsx';

/** All that the seat can choose now. */
function useChoices(seat: Seat) {
  const view = useView();
  return useMemo(() => choicesOf(view, seat), [view, seat]);
}

/** The cards that the seat could still lay, with their values: one is taken up, and laid where the table lights up. */
export function PrivateDeck({ seat }: { readonly seat: Seat }) {
  const view = useView();
  const colour = useNames().colour(seat);
  const hint = useHint();
  const { look } = useCommands();
  const taken = useSession(({ looked }) => looked?.card ?? null);
  const kinds = [...new Set(useChoices(seat).flatMap((choice) => (choice.do === 'place' ? [choice.card] : [])))];
  if (kinds.length === 0)
    return (
      <p className="hint">{campOf(view, seat).coins === 0 ? gameTexts.exchange.noCoins : gameTexts.exchange.noCards}</p>
    );
  return (
    <CardFan
      mark="data-lay"
      {...(view.cycle <= 1 && { note: gameTexts.exchange.bluff })}
      cards={kinds.map((kind) => ({
        id: kind,
        name: `${playableCard(kind).name}, ${gameTexts.faces.worth(valueOf(kind))}`,
        face: (
          <>
            <CardFace face={kind} isIcon />
            <span className="card-name">{playableCard(kind).name}</span>
            <span>{gameTexts.faces.worth(valueOf(kind))}</span>
          </>
        ),
        does: faceOf(kind).short,
        large: <CardFace face={kind} colour={colour} />,
        count: 1,
        chosen: Number(kind === taken),
        isHinted: 'data-hint' in hint({ do: 'place', card: kind }),
      }))}
      onPress={(card) => look(card === taken ? null : { seat, card })}
    />
  );
}

/** The same places by keys and in words: with so many V the card is bought or a bluff (TX-36, TX-37). */
export function Layings({ seat }: { readonly seat: Seat }) {
  const { act } = useCommands();
  const hint = useHint();
  const ways = layings(
    useChoices(seat),
    useSession(({ looked }) => looked),
  );
  const [first] = ways;
  if (first === undefined) return <p className="note">{gameTexts.exchange.openNote}</p>;
  const value = valueOf(first.card);
  return (
    <>
      <div className="choices-row">
        <span className="choices-of">{gameTexts.exchange.placeWith}</span>
        {ways.map((way) => (
          <Button
            key={way.coins}
            data-place-with={way.coins}
            aria-label={gameTexts.exchange.place(way.coins, way.coins < value)}
            onClick={() => act(way)}
            {...hint({ do: 'place', card: way.card, coins: way.coins })}
          >
            {gameTexts.offers.laying(way.coins, value)}
          </Button>
        ))}
      </div>
      <p className="note">{gameTexts.exchange.placeNote(value)}</p>
    </>
  );
}

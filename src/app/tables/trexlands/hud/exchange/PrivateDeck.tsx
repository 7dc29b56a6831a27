import { useMemo, useState } from 'react';
import type { PlaceAction } from '#games/trexlands/actions.ts';
import { playableCard, TRIBU_CARDS, valueOf, type TribuKind } from '#games/trexlands/cards/kinds.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import { campOf } from '#games/trexlands/queries.ts';
import type { Seat } from '#sim/ids.ts';
import { Telling } from '../about/Telling.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { Fan } from '../cards/Fan.tsx';
import { CardWords } from '../cards/CardWords.tsx';
import { useHint } from '../hint/useHint.ts';
import { useCommands, useNames, useView } from '../useTable.ts';

/** The cards that the seat could still place, with their values; one is looked at, then placed with V on it. */
export function PrivateDeck({ seat }: { readonly seat: Seat }) {
  const view = useView();
  const names = useNames();
  const hint = useHint();
  const [open, setOpen] = useState<TribuKind | null>(null);
  const placements = useMemo(
    () => choicesOf(view, seat).filter((choice): choice is PlaceAction => choice.do === 'place'),
    [view, seat],
  );
  const kinds = [...new Set(placements.map(({ card }) => card))];
  if (kinds.length === 0)
    return (
      <p className="hint">{campOf(view, seat).coins === 0 ? gameTexts.exchange.noCoins : gameTexts.exchange.noCards}</p>
    );
  if (open !== null && kinds.includes(open))
    return <Placing key={open} seat={seat} kind={open} most={campOf(view, seat).coins} onBack={() => setOpen(null)} />;
  return (
    <>
      <Fan
        label={gameTexts.exchange.deck}
        cards={kinds.map((kind) => ({
          face: kind,
          colour: names.colour(seat),
          data: { 'data-private': kind },
          hint: hint({ do: 'place', card: kind }),
        }))}
        taken={null}
        onTake={(place) => setOpen((place === null ? undefined : kinds[place]) ?? null)}
      />
      <p className="note">
        <Telling>{gameTexts.exchange.deckNote(campOf(view, seat).coins)}</Telling>
      </p>
    </>
  );
}

interface PlacingProps {
  readonly seat: Seat;
  readonly kind: TribuKind;
  readonly most: number;
  readonly onBack: () => void;
}

/** The highest value of a private card: more V on one tell what no card is worth. */
const MOST_TOLD = Math.max(...TRIBU_CARDS.map(({ value }) => value));

/** With its value it is bought, with less it is a bluff (TX-36, TX-37). */
function Placing({ seat, kind, most, onBack }: PlacingProps) {
  const { act } = useCommands();
  const hint = useHint();
  const value = valueOf(kind);
  const colour = useNames().colour(seat);
  const amounts = Array.from({ length: Math.min(most, MOST_TOLD) }, (_, i) => i + 1);
  return (
    <fieldset className="card-step" aria-label={playableCard(kind).name}>
      <CardWords kind={kind} colour={colour} />
      <div className="choices-row strip">
        <span className="choices-of">{gameTexts.exchange.placeWith}</span>
        {amounts.map((coins) => (
          <button
            key={coins}
            type="button"
            className="button"
            data-place-with={coins}
            aria-label={gameTexts.exchange.place(coins, coins < value)}
            onClick={() => act({ do: 'place', seat, card: kind, coins })}
            {...hint({ do: 'place', card: kind, coins })}
          >
            {gameTexts.standings.v(coins)}
            {coins < value && <span className="place-what">{gameTexts.exchange.bluff}</span>}
          </button>
        ))}
        <button type="button" className="button quiet" onClick={onBack}>
          {gameTexts.cards.back}
        </button>
      </div>
      <p className="note">
        <Telling>{gameTexts.exchange.placeNote(value)}</Telling>
      </p>
    </fieldset>
  );
}

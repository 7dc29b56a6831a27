import { useState } from 'react';
import { CARD_KINDS, cardOf, kindOf, type CardKind } from '#games/truck-off/cards.ts';
import { hintedIf } from '#play/say/hinted.ts';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { CardFan } from '#app/frame/dock/CardFan.tsx';
import { useCommands, useOwnerNames, useSession, useViewOf } from '../useTable.ts';
import { bestOfCard } from '#play/truck-off/offers/offers.ts';
import { dock } from '#play/truck-off/texts/table.ts';
import { Advised, AskedNote } from './Advised.tsx';
import { CardFace } from './CardFace.tsx';
import { Button } from '#app/ui/Button.tsx';

type Counts = Readonly<Partial<Record<CardKind, number>>>;

const countIn = (kinds: readonly CardKind[], kind: CardKind): number => kinds.filter((one) => one === kind).length;

/** Any number of the hand’s cards, in secret (TO-07). Those that are alike lie on each other. */
export function CardsPanel({ seat }: { readonly seat: number }) {
  const view = useViewOf(seat);
  const names = useOwnerNames();
  const { act } = useCommands();
  const [chosen, setChosen] = useState<Counts>({});
  const aimed = useSession((session) => session.aimed);
  const hand = (view.players[seat]?.hand ?? []).flatMap((card) => (card === null ? [] : [kindOf(card)]));
  const cards = CARD_KINDS.flatMap((kind) => Array.from({ length: chosen[kind] ?? 0 }, () => kind));
  const meant = aimed?.do === 'cards' ? aimed.cards : null;
  const isMeant = meant !== null && CARD_KINDS.every((kind) => countIn(meant, kind) === (chosen[kind] ?? 0));
  const title = dock.cards(names.seat(seat));
  const note = view.options.openCards === true ? dock.cardsOpenNote : dock.cardsNote;
  const press = (kind: CardKind): void =>
    setChosen((so) => ({ ...so, [kind]: ((so[kind] ?? 0) + 1) % (countIn(hand, kind) + 1) }));
  return (
    <Bar
      title={title}
      seat={seat}
      className="in-hand"
      others={hand.length > 0 && <Advised />}
      rest={<AskedNote />}
      main={
        <Button look="primary" data-done {...hintedIf(isMeant)} onClick={() => act({ do: 'cards', seat, cards })}>
          {hand.length === 0 ? dock.goOnWithout : dock.selectCards(cards.length)}
        </Button>
      }
    >
      <CardFan
        note={hand.length === 0 ? dock.noCards(names.seat(seat)) : note}
        cards={CARD_KINDS.filter((kind) => hand.includes(kind)).map((kind) => ({
          id: kind,
          name: cardOf(kind).name,
          face: <CardFace kind={kind} short />,
          does: cardOf(kind).text,
          brings: bestOfCard(view, seat, kind),
          count: countIn(hand, kind),
          chosen: chosen[kind] ?? 0,
          isHinted: meant !== null && countIn(meant, kind) !== (chosen[kind] ?? 0),
        }))}
        onPress={press}
      />
    </Bar>
  );
}

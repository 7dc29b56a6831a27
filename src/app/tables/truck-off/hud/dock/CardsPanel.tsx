import { useState } from 'react';
import { CARD_KINDS, kindOf, type CardId } from '#games/truck-off/cards.ts';
import { hintedIf } from '#play/say/hinted.ts';
import { DockPanel } from '#app/frame/dock/DockPanel.tsx';
import { placesMeant } from '#app/frame/dock/placesMeant.ts';
import { useCompact } from '#app/ui/useCompact.ts';
import { useCommands, useOwnerNames, useSession, useViewOf } from '../useTable.ts';
import { dock } from '#play/truck-off/texts/table.ts';
import { Advised, AskedNote } from './Advised.tsx';
import { CardFace } from './CardFace.tsx';

const inOrder = (cards: readonly CardId[]): readonly CardId[] =>
  cards.toSorted((a, b) => CARD_KINDS.indexOf(kindOf(a)) - CARD_KINDS.indexOf(kindOf(b)));

/** Any number of the hand’s cards, in secret (TO-07). */
export function CardsPanel({ seat }: { readonly seat: number }) {
  const view = useViewOf(seat);
  const names = useOwnerNames();
  const { act } = useCommands();
  const [chosen, setChosen] = useState<readonly CardId[]>([]);
  const compact = useCompact();
  const aimed = useSession((session) => session.aimed);
  const hand = inOrder((view.players[seat]?.hand ?? []).flatMap((card) => (card === null ? [] : [card])));
  const hinted = placesMeant(
    hand.map(kindOf),
    aimed?.do === 'cards' ? aimed.cards : [],
    chosen.map((card) => hand.indexOf(card)),
  );
  const title = dock.cards(names.seat(seat));
  const note = view.options.openCards === true ? dock.cardsOpenNote : dock.cardsNote;
  const press = (card: CardId): void =>
    setChosen((so) => (so.includes(card) ? so.filter((one) => one !== card) : [...so, card]));
  const done = () => act({ do: 'cards', seat, cards: inOrder(chosen).map(kindOf) });
  return (
    <DockPanel label={title} seat={seat} className="in-hand whole-hand">
      <h2>{title}</h2>
      <AskedNote>{hand.length === 0 ? dock.noCards(names.seat(seat)) : note}</AskedNote>
      <div className="action-cards">
        {hand.map((card, place) => (
          <button
            key={card}
            type="button"
            className="button action-card"
            data-card={kindOf(card)}
            aria-pressed={chosen.includes(card)}
            {...hintedIf(hinted.has(place))}
            onClick={() => press(card)}
          >
            <CardFace kind={kindOf(card)} brief={compact} />
          </button>
        ))}
      </div>
      <div className="dock-last">
        <button type="button" className="button primary" data-done onClick={done}>
          {hand.length === 0 ? dock.goOnWithout : dock.selectCards(chosen.length)}
        </button>
        {hand.length > 0 && <Advised />}
      </div>
    </DockPanel>
  );
}

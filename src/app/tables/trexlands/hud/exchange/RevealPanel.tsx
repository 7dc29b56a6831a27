import { useEffect, useRef } from 'react';
import { tribuKindOf } from '#games/trexlands/cards/ids.ts';
import { playableCard, valueOf } from '#games/trexlands/cards/kinds.ts';
import { useMore } from '#app/ui/useMore.ts';
import { ClauseMark } from '#app/teach/rulesSheet.tsx';
import { listed } from '#play/texts.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { clauseOfEvent } from '#play/trexlands/words/clauseOfEvent.ts';
import { wayOn } from '#play/trexlands/words/wayOn.ts';
import { DockPanel } from '#app/frame/dock/DockPanel.tsx';
import { CardThumb } from './CardThumb.tsx';
import { CoinStack } from './CoinStack.tsx';
import type { Reveal, Revealed } from '#play/trexlands/session/sessionTypes.ts';
import { CardBack } from '#app/tables/trexlands/faces/CardBack.tsx';
import { CardFace } from '#app/tables/trexlands/faces/CardFace.tsx';
import { faceOf } from '#play/trexlands/faces/face.ts';
import { useCommands, useNames } from '../useTable.ts';

/** Bought, a bluff that went through, or one that was caught: one card after the other. */
export function RevealPanel({ reveal }: { readonly reveal: Reveal }) {
  const { cards, shown } = reveal;
  const { goOn } = useCommands();
  const row = useMore<HTMLUListElement>('row');
  const last = cards[shown - 1];
  return (
    <DockPanel label={gameTexts.reveal.title} seat={null} className="reveal-panel">
      <h2 className="unseen">{gameTexts.reveal.title}</h2>
      <ul ref={row} className="face-downs strip">
        {cards.map((card, i) => (
          <RevealedCard key={card.card} card={card} isUp={i < shown} slot={slotOf(cards, i)} />
        ))}
      </ul>
      {last !== undefined && <How card={last} />}
      <div className="dock-last">
        <button type="button" className="button primary" data-reveal={shown} onClick={goOn}>
          {wayOn(reveal)}
        </button>
      </div>
    </DockPanel>
  );
}

/** The fate of the card that was turned over last. */
function How({ card: event }: { readonly card: Revealed }) {
  const names = useNames();
  const { card, challengers, how } = event;
  const kind = tribuKindOf(card);
  return (
    <p className="hint reveal-how" aria-live="polite">
      {gameTexts.reveal.how[how](valueOf(kind))} <ClauseMark clause={clauseOfEvent(event) ?? ''} />{' '}
      {challengers.length > 0 &&
        gameTexts.exchange.challengeGone(listed(challengers.map(names.seat)), challengers.length)}
    </p>
  );
}

/** The card's number among its owner's, by which the arena called it. */
const slotOf = (cards: readonly Revealed[], i: number): number =>
  cards.slice(0, i + 1).filter(({ seat }) => seat === cards[i]?.seat).length;

function RevealedCard({
  card: event,
  isUp,
  slot,
}: {
  readonly card: Revealed;
  readonly isUp: boolean;
  readonly slot: number;
}) {
  const names = useNames();
  const { seat, card, coins, how } = event;
  const kind = tribuKindOf(card);
  const row = useRef<HTMLLIElement>(null);
  // A list that is longer than its window comes to the card that was turned over.
  useEffect(() => {
    if (isUp) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isUp]);
  return (
    <li ref={row} className={isUp ? 'face-down is-up' : 'face-down'} data-how={isUp ? how : undefined}>
      <CardThumb>
        {isUp ? <CardFace face={kind} colour={names.colour(seat)} /> : <CardBack colour={names.colour(seat)} />}
      </CardThumb>
      <h3 title={isUp ? faceOf(kind).short : undefined}>
        {isUp ? (
          playableCard(kind).name
        ) : (
          <span className="unseen">{gameTexts.exchange.cardOf(names.seat(seat), slot)}</span>
        )}
      </h3>
      <CoinStack seat={seat} coins={coins} />
    </li>
  );
}

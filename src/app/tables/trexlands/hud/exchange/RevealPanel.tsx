import { useEffect, useRef } from 'react';
import { tribuKindOf } from '#games/trexlands/cards/ids.ts';
import { playableCard, valueOf } from '#games/trexlands/cards/kinds.ts';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import { ClauseMark } from '#app/teach/rulesSheet.tsx';
import { listed } from '#play/texts.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { clauseOfEvent } from '#play/trexlands/words/clauseOfEvent.ts';
import { wayOn } from '#play/trexlands/words/wayOn.ts';
import { DockPanel } from '#app/frame/dock/DockPanel.tsx';
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
  return (
    <DockPanel label={gameTexts.reveal.title} seat={null} className="reveal-panel">
      <h2>{gameTexts.reveal.title}</h2>
      <ul className="face-downs">
        {cards.map((card, i) => (
          <RevealedCard key={card.card} card={card} isUp={i < shown} slot={slotOf(cards, i)} />
        ))}
      </ul>
      <div className="dock-last">
        <button type="button" className="button primary" data-reveal={shown} onClick={goOn}>
          {wayOn(reveal)}
        </button>
      </div>
    </DockPanel>
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
  const { seat, card, coins, challengers, how } = event;
  const kind = tribuKindOf(card);
  const row = useRef<HTMLLIElement>(null);
  // A list that is longer than its window comes to the card that was turned over.
  useEffect(() => {
    if (isUp) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isUp]);
  return (
    <li ref={row} className={isUp ? 'face-down is-up' : 'face-down'} data-how={isUp ? how : undefined}>
      <h3>
        <SeatBadge colour={names.colour(seat)} small />{' '}
        {isUp ? playableCard(kind).name : gameTexts.exchange.cardOf(names.seat(seat), slot)}
      </h3>
      {isUp ? <CardFace face={kind} colour={names.colour(seat)} /> : <CardBack colour={names.colour(seat)} />}
      <p className="coins">
        <CoinStack seat={seat} coins={coins} />
      </p>
      {challengers.length > 0 && (
        <p className="note">
          {gameTexts.exchange.challengeGone(listed(challengers.map(names.seat)), challengers.length)}
        </p>
      )}
      {isUp && <p className="note came-short">{faceOf(kind).short}</p>}
      {isUp && (
        <p>
          {gameTexts.reveal.how[how](valueOf(kind))} <ClauseMark clause={clauseOfEvent(event) ?? ''} />
        </p>
      )}
    </li>
  );
}

import type { ReactNode } from 'react';
import { slotted } from '#games/trexlands/cards/targets.ts';
import { tribuKindOf } from '#games/trexlands/cards/ids.ts';
import { playableCard, valueOf } from '#games/trexlands/cards/kinds.ts';
import type { FaceDown } from '#games/trexlands/state.ts';
import type { Seat } from '#sim/ids.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { CardFace } from '#app/tables/trexlands/faces/CardFace.tsx';
import { faceOf } from '#play/trexlands/faces/face.ts';
import { CardThumb } from './CardThumb.tsx';
import { useNames } from '../useTable.ts';

interface KnownCardsProps {
  readonly cards: readonly FaceDown[];
  readonly seat: Seat;
  /** Beside the seat's own last card. */
  readonly children?: ReactNode;
}

/** The face-down cards that the seat knows: its own, and those that it has scouted. */
export function KnownCards({ cards, seat, children }: KnownCardsProps) {
  const names = useNames();
  const known = slotted(cards).flatMap(({ card: { owner, card, coins }, slot }) =>
    card === null ? [] : [{ owner, kind: tribuKindOf(card), coins, slot }],
  );
  if (known.length === 0) return null;
  const lastOwn = known.findLast(({ owner }) => owner === seat);
  return (
    <ul className="known-cards" aria-label={gameTexts.exchange.known}>
      {known.map((card) => {
        const { owner, kind, coins, slot } = card;
        return (
          <li key={`${owner}-${slot}`}>
            <CardThumb>
              <CardFace face={kind} colour={names.colour(owner)} />
            </CardThumb>
            <span>
              {gameTexts.exchange.knows(
                owner === seat ? null : names.seat(owner),
                slot,
                playableCard(kind).name,
                valueOf(kind),
                coins,
              )}{' '}
              <span className="note known-short">{faceOf(kind).short}</span>
            </span>
            {card === lastOwn && children}
          </li>
        );
      })}
    </ul>
  );
}

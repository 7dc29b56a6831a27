import type { ReactNode } from 'react';
import { CardFace } from '#app/tables/trexlands/faces/CardFace.tsx';
import { useMore } from '#app/ui/useMore.ts';
import type { Hinted } from '#play/say/hinted.ts';
import { faceOf } from '#play/trexlands/faces/face.ts';
import type { FaceId } from '#play/trexlands/faces/pictures.ts';

/** A card of a fan. */
export interface Fanned {
  readonly face: FaceId;
  readonly colour?: number;
  /** By which tests and hints find its button. */
  readonly data: Readonly<Record<`data-${string}`, string | number>>;
  readonly hint?: Hinted;
  /** On the card: the coins of those who bid. */
  readonly laid?: ReactNode;
}

export interface FanProps {
  readonly label: string;
  readonly cards: readonly Fanned[];
  /** The place of the card that is taken up; null for none. */
  readonly taken: number | null;
  readonly onTake: (place: number | null) => void;
}

/** Cards side by side, one of which is taken up to be read and chosen. */
export function Fan({ label, cards, taken, onTake }: FanProps) {
  const row = useMore<HTMLUListElement>('row');
  return (
    <ul ref={row} className="deck-fan strip" aria-label={label} data-cards={cards.length}>
      {cards.map(({ face, colour, data, hint, laid }, place) => (
        // The same card may lie there twice; none moves.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
          <button
            type="button"
            className="deck-card"
            aria-pressed={place === taken}
            title={faceOf(face).short}
            onClick={() => onTake(place === taken ? null : place)}
            {...data}
            {...hint}
          >
            <CardFace face={face} colour={colour} />
            <span aria-hidden="true">{faceOf(face).name}</span>
          </button>
          {laid}
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import type { Lot } from '#games/trexlands/state.ts';
import { Telling } from '../about/Telling.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { LookAtCard } from '../cards/LookAtCard.tsx';
import { faceIdOf, faceOf } from '#play/trexlands/faces/face.ts';
import { CoinStack } from './CoinStack.tsx';

/**
 * A card of the market with the coins on it, whose are whose; its short text stands beside it where the card is too
 * small for that.
 */
export function LotCard({
  lot,
  slot,
  children,
}: {
  readonly lot: Lot;
  readonly slot: number;
  readonly children?: ReactNode;
}) {
  const { name, short } = faceOf(faceIdOf(lot.card));
  return (
    <li className="card-face lot" data-card={lot.card}>
      <span className="lot-slot" aria-hidden="true">
        {slot}
      </span>
      <LookAtCard face={faceIdOf(lot.card)} />
      <div className="lot-told">
        <ul className="coins" aria-label={gameTexts.exchange.coinsOn(name)}>
          {lot.bids.map((coins, seat) =>
            coins === 0 ? null : (
              // A seat's place never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={seat}>
                <CoinStack seat={seat} coins={coins} />
              </li>
            ),
          )}
        </ul>
        <p className="lot-says">
          <strong>{name}</strong> <Telling>{short}</Telling>
        </p>
      </div>
      {children}
    </li>
  );
}

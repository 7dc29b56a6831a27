import type { ReactNode } from 'react';
import { climaKindOf, isClima, kindOf, type PublicCardId } from '../../../../../games/trexlands/cards/ids.ts';
import { climaCardOf, playableCard } from '../../../../../games/trexlands/cards/kinds.ts';
import type { Lot } from '../../../../../games/trexlands/state.ts';
import { gameTexts } from '../../texts.ts';
import { CoinStack } from './CoinStack.tsx';

const faceOf = (card: PublicCardId): { readonly name: string; readonly text: string } =>
  isClima(card) ? climaCardOf(climaKindOf(card)) : playableCard(kindOf(card));

/** A card of the market with the coins on it, whose are whose. */
export function LotCard({
  lot,
  slot,
  children,
}: {
  readonly lot: Lot;
  readonly slot: number;
  readonly children?: ReactNode;
}) {
  const { name, text } = faceOf(lot.card);
  return (
    <li className="card-face lot" data-card={lot.card}>
      <h3>
        <span className="lot-slot">{slot}</span> {name}
      </h3>
      <p>{text}</p>
      <ul className="coins" aria-label={gameTexts.exchange.coinsOn(slot)}>
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
      {children}
    </li>
  );
}

import type { Lot } from '#games/trexlands/state.ts';
import { faceIdOf, faceOf } from '#play/trexlands/faces/face.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { Fan } from '../cards/Fan.tsx';
import { CoinStack } from './CoinStack.tsx';

export interface MarketProps {
  readonly lots: readonly Lot[];
  /** The place of the card that is taken up; null for none. */
  readonly taken: number | null;
  readonly onTake: (place: number | null) => void;
}

/** The cards of the market with the coins on them, whose are whose. */
export const Market = ({ lots, taken, onTake }: MarketProps) => (
  <Fan
    label={gameTexts.exchange.market}
    cards={lots.map((lot, i) => ({
      face: faceIdOf(lot.card),
      data: { 'data-lot': i + 1, 'data-card': lot.card },
      laid: <Coins lot={lot} />,
    }))}
    taken={taken}
    onTake={onTake}
  />
);

const Coins = ({ lot: { card, bids } }: { readonly lot: Lot }) => (
  <ul className="coins" aria-label={gameTexts.exchange.coinsOn(faceOf(faceIdOf(card)).name)}>
    {bids.map((coins, seat) =>
      coins === 0 ? null : (
        // A seat's place never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={seat}>
          <CoinStack seat={seat} coins={coins} />
        </li>
      ),
    )}
  </ul>
);

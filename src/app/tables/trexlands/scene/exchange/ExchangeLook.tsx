import { useMemo } from 'react';
import { fateOf } from '#games/trexlands/exchange/reveal.ts';
import type { Lot, Phase } from '#games/trexlands/state.ts';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import type { Seat } from '#sim/ids.ts';
import { SEAT_LOOKS } from '#play/seatLooks.ts';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import { seatIndexOf } from '#play/table/tableLook.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { faceIdOf } from '#play/trexlands/faces/face.ts';
import { CardLook } from '../camp/CardLook.tsx';
import { backTexture, faceTexture } from '../camp/cardTexture.ts';
import { CARD_M } from '../camp/campPlaces.ts';
import { TABLE_TOP_M } from '../level.ts';
import { spotOfCamp, type Shape, type Spot } from '#play/trexlands/places.ts';
import { printedBox, useToyMaterial } from '#app/scene/toy/toys.tsx';
import { bidFrom, EXCHANGE_M, exchangeSpot, faceDownSpot, LOT_SIZE, lotSpot, placeOf } from './exchangePlaces.ts';
import { exchangeTexture } from './exchangeTexture.ts';

export interface ExchangeLookProps {
  readonly header: Pick<TrexlandsMatch['header'], 'seats'>;
  readonly shape: Shape;
  readonly phase: Phase;
  /** Whether its mat lies there (`matLies`). */
  readonly mat: boolean;
  /** The looker's: the market's cards are the right way up for them. */
  readonly yaw: number;
  /** The owner of a card of the market once that has closed. */
  readonly soldTo: (lot: Lot) => Seat | null;
  /** Cards that are turned over are up at once. */
  readonly still: boolean;
}

const MAT = printedBox(EXCHANGE_M, -TABLE_TOP_M - 0.0001, EXCHANGE_M, 'under');
const untouchable = () => null;

/**
 * The exchange area: the market's cards, or those that lie face down in the private arena; its coins are the tokens'.
 */
export function ExchangeLook({ header, shape, phase, mat, yaw, soldTo, still }: ExchangeLookProps) {
  const lookOf = (seat: number) => SEAT_LOOKS[seatIndexOf({ header }, seat)];
  const goesTo = (lot: Lot): Spot | null => {
    const isSold = phase.name === 'market' && phase.awarded === phase.market.length;
    const seat = isSold ? soldTo(lot) : null;
    return seat === null ? null : spotOfCamp(shape, seat);
  };
  const cards = phase.name === 'arena' ? phase.cards : [];
  return (
    <>
      {mat && <Mat header={header} shape={shape} isArena={phase.name === 'arena'} />}
      {(phase.name === 'deal' || phase.name === 'market') &&
        phase.market.map((lot, slot) => (
          <CardLook
            key={lot.card}
            spot={{ ...lotSpot(shape, slot), yaw }}
            face={faceTexture(faceIdOf(lot.card), lookOf(0))}
            thing={{ kind: 'lot', slot: slot + 1 }}
            size={LOT_SIZE}
            goesTo={goesTo(lot)}
          />
        ))}
      {cards.map((card, i) => (
        <CardLook
          key={i}
          spot={faceDownSpot(
            shape,
            card.owner,
            placeOf(cards, card),
            cards.filter(({ owner }) => owner === card.owner).length,
          )}
          face={
            card.card === null ? backTexture(lookOf(card.owner)) : faceTexture(faceIdOf(card.card), lookOf(card.owner))
          }
          thing={{ kind: 'face-down', owner: card.owner, slot: placeOf(cards, card) + 1 }}
          turns={card.card !== null && !still}
          torn={card.card !== null && fateOf(card.card, card) === 'caught'}
          overM={placeOf(cards, card) * 0.1 * CARD_M.thick}
        />
      ))}
    </>
  );
}

function Mat({ header, shape, isArena }: Pick<ExchangeLookProps, 'header' | 'shape'> & { readonly isArena: boolean }) {
  const texture = useMemo(() => {
    const bidders = Array.from({ length: shape.seats }, (_, seat) => ({
      look: SEAT_LOOKS[seatIndexOf({ header }, seat)],
      ...bidFrom(shape, seat as Seat),
    }));
    return exchangeTexture(bidders, gameTexts.board.exchange, isArena);
  }, [header, shape, isArena]);
  useDisposed(texture);
  const material = useToyMaterial({}, texture);
  const { x, z, yaw } = exchangeSpot(shape);
  return (
    <mesh
      geometry={MAT}
      material={material}
      position={[x, 0, z]}
      rotation-y={yaw}
      raycast={untouchable}
      dispose={null}
    />
  );
}

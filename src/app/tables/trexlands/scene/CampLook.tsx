import { useMemo } from 'react';
import type { TrexlandsState } from '../../../../games/trexlands/state.ts';
import { SEAT_LOOKS, type SeatIndex } from '../../../ui/seatLooks.ts';
import { useDisposed } from '../../../scene/overlays/useDisposed.ts';
import { gameTexts } from '../texts.ts';
import { captainFace, faceOf } from './camp/cardFace.ts';
import { CardLook } from './camp/CardLook.tsx';
import { CARD_M, cardSpot } from './camp/campPlaces.ts';
import { deckTexture, faceTexture } from './camp/cardTexture.ts';
import { matTexture } from './camp/matTexture.ts';
import { TABLE_TOP_M } from './level.ts';
import { CAMP_M, spotOfCamp, type Shape } from './places.ts';
import { printedBox } from './toy/printedBox.ts';
import { useToyMaterial } from './toy/useToyMaterial.ts';

export interface CampLookProps {
  readonly shape: Shape;
  readonly camp: TrexlandsState['camps'][number];
  /** Of its fleet. */
  readonly look: SeatIndex;
  readonly name: string;
  /** 1 is the first; null before all are ranked. */
  readonly rank: number | null;
}

/** A seat's mat with what lies there but for coins and tokens: its cards, face up and face down. */
export function CampLook({ shape, camp, look, name, rank }: CampLookProps) {
  const { seat, captain, cards, deck } = camp;
  const colours = SEAT_LOOKS[look];
  return (
    <>
      <Mat shape={shape} camp={camp} look={look} name={name} rank={rank} />
      {deck.length > 0 && (
        <CardLook
          spot={cardSpot(shape, seat, 0, cards.length)}
          face={deckTexture(colours, deck.length)}
          pile={deck.length}
        />
      )}
      {captain && (
        <CardLook spot={cardSpot(shape, seat, 1, cards.length)} face={faceTexture(captainFace(captain.id), colours)} />
      )}
      {cards.map((card, i) => (
        <CardLook
          key={card}
          spot={cardSpot(shape, seat, i + 2, cards.length)}
          face={faceTexture(faceOf(card), colours)}
          overM={i * 0.25 * CARD_M.thick}
        />
      ))}
    </>
  );
}

const MAT = printedBox(CAMP_M.along, -TABLE_TOP_M - 0.0001, CAMP_M.deep, 'under');
const untouchable = () => null;

function Mat({ shape, camp: { seat, coins, x }, look, name, rank }: CampLookProps) {
  const colours = SEAT_LOOKS[look];
  const texture = useMemo(
    () =>
      matTexture(colours, {
        name,
        rank: rank === null ? '' : gameTexts.board.rank(rank),
        coins: gameTexts.board.v(coins),
        x: gameTexts.board.x(x),
      }),
    [colours, name, rank, coins, x],
  );
  useDisposed(texture);
  const material = useToyMaterial({}, texture);
  const spot = spotOfCamp(shape, seat);
  return (
    <mesh
      geometry={MAT}
      material={material}
      position={[spot.x, 0, spot.z]}
      rotation-y={spot.yaw}
      raycast={untouchable}
      dispose={null}
    />
  );
}

import { useMemo } from 'react';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { SEAT_LOOKS, type SeatIndex } from '#play/seatLooks.ts';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { facesOf } from '#play/trexlands/faces/face.ts';
import { CardLook } from './camp/CardLook.tsx';
import { CARD_M, cardSpot, readableSpot, readableTurn } from './camp/campPlaces.ts';
import { deckTexture, faceTexture } from './camp/cardTexture.ts';
import { matTexture } from './camp/matTexture.ts';
import { TABLE_TOP_M } from './level.ts';
import { CAMP_M, spotOfCamp, type Shape, type Spot } from '#play/trexlands/places.ts';
import { printedBox, useToyMaterial } from '#app/scene/toy/toys.tsx';

export interface CampLookProps {
  readonly shape: Shape;
  readonly camp: TrexlandsState['camps'][number];
  /** The look of its fleet. */
  readonly look: SeatIndex;
  readonly name: string;
  /** 1 is the first; null before all are ranked. */
  readonly rank: number | null;
  /** The looker's yaw: what is printed is upright for them. */
  readonly yaw: number;
}

/** A seat's mat with what lies there but for coins and tokens: its cards, face up and face down. */
export function CampLook({ shape, camp, look, name, rank, yaw }: CampLookProps) {
  const { seat, captain, cards, deck } = camp;
  const faces = facesOf(cards);
  const colours = SEAT_LOOKS[look];
  const read = (spot: Spot): Spot => readableSpot(spot, yaw);
  return (
    <>
      <Mat shape={shape} camp={camp} look={look} name={name} rank={rank} yaw={yaw} />
      {deck.length > 0 && (
        <CardLook
          spot={read(cardSpot(shape, seat, 0, faces.length))}
          face={deckTexture(colours, deck.length)}
          pile={deck.length}
        />
      )}
      {captain && (
        <CardLook
          spot={read(cardSpot(shape, seat, 1, faces.length))}
          face={faceTexture(captain.id, colours)}
          thing={{ kind: 'card', card: captain.id }}
        />
      )}
      {faces.map(({ face, count }, i) => (
        <CardLook
          key={face}
          spot={read(cardSpot(shape, seat, i + 2, faces.length))}
          face={faceTexture(face, colours, count)}
          thing={{ kind: 'card', card: face, seat }}
          overM={i * 0.25 * CARD_M.thick}
        />
      ))}
    </>
  );
}

const MAT = printedBox(CAMP_M.along, -TABLE_TOP_M - 0.0001, CAMP_M.deep, 'under');
const untouchable = () => null;

function Mat({ shape, camp: { seat, coins, x }, look, name, rank, yaw }: CampLookProps) {
  const colours = SEAT_LOOKS[look];
  const spot = spotOfCamp(shape, seat);
  const turn = readableTurn(spot.yaw, yaw);
  const texture = useMemo(
    () =>
      matTexture(
        colours,
        {
          name,
          rank: rank === null ? '' : gameTexts.board.rank(rank),
          coins: gameTexts.board.v(coins),
          x: gameTexts.board.x(x),
        },
        turn,
      ),
    [colours, name, rank, coins, x, turn],
  );
  useDisposed(texture);
  const material = useToyMaterial({}, texture);
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

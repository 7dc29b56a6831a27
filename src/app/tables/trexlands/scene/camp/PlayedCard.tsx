import { SEAT_LOOKS, type SeatIndex } from '#play/seatLooks.ts';
import { faceIdOf } from '#play/trexlands/faces/face.ts';
import { spotOfCamp, spotOfTerra, TILE_M, type Shape } from '#play/trexlands/places.ts';
import type { ShownCard } from '#play/trexlands/session/shownCard.ts';
import { CardLook } from './CardLook.tsx';
import { CARD_M } from './campPlaces.ts';
import { faceTexture } from './cardTexture.ts';

/** So many times as large as a card in a Camp, and over the roofs of trucks, m (house values). */
const READ = { size: 4, overM: 0.05 } as const;

interface PlayedCardProps {
  readonly shape: Shape;
  readonly card: ShownCard;
  /** Of its owner's fleet. */
  readonly look: SeatIndex;
  /** The looker's. */
  readonly yaw: number;
}

/** A card that was played in a battle comes out of its Camp, large, and lies beside the square towards the middle. */
export function PlayedCard({ shape, card: { seat, card, terra }, look, yaw }: PlayedCardProps) {
  const at = spotOfTerra(shape, terra);
  const aside = (TILE_M + READ.size * CARD_M.wide) / 2;
  const to = { x: at.x + (at.x > 0 ? -aside : aside), z: at.z, yaw };
  const face = faceTexture(faceIdOf(card), SEAT_LOOKS[look]);
  const from = { ...spotOfCamp(shape, seat), yaw };
  return <CardLook key={card} spot={from} face={face} {...READ} goesTo={to} leavesAfterS={0} />;
}

import { seat as asSeat } from '#sim/ids.ts';
import { useScene } from '#app/scene/SceneContext.tsx';
import { SEAT_LOOKS } from '#play/seatLooks.ts';
import { CardLook } from '../camp/CardLook.tsx';
import { faceTexture } from '../camp/cardTexture.ts';
import { LIT_M } from '../level.ts';
import { yawOfSeat } from '#play/trexlands/places.ts';
import type { ThingBox } from './boxOfThing.ts';

/** So much larger than in a Camp, where it can be looked at: here it is a sign. */
const SIZE = 1.5;

/** On each place to which the Captain Navigator leads lies the Captain's card, upright for the player who looks on. */
export function NavigatorCards({ boxes, seats }: { readonly boxes: readonly ThingBox[]; readonly seats: number }) {
  const yaw = useScene(({ seat }) => yawOfSeat(seats, asSeat(seat)));
  return boxes.map(({ spot: { x, z } }) => (
    <CardLook
      key={`${x} ${z}`}
      spot={{ x, z, yaw }}
      face={faceTexture('navigator', SEAT_LOOKS[0])}
      overM={LIT_M}
      size={SIZE}
    />
  ));
}

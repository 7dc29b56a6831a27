import { PAIRS } from '#games/tractor-pull/ids.ts';
import { pieceId } from '#sim/ids.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import type { SceneParts } from '#app/table/tableParts.ts';
import { offerAt } from '#play/game/offer.ts';
import { offersOf } from '#play/tractor-pull/offers.ts';
import { lastOf } from '#play/table/lastOf.ts';
import { standingAt } from '#games/tractor-pull/field.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { CARD_M, MAT_SPOT, PAIR_TOUCH_M, pairSpot, spaceSpot } from '#play/tractor-pull/places.ts';
import { shownState } from '#play/tractor-pull/session/core.ts';
import type { Session, Thing } from '#play/tractor-pull/session/sessionTypes.ts';
import type { TractorPullTable } from '#play/tractor-pull/tableTypes.ts';
import { Marks } from './Marks.tsx';
import { sceneryOf, type Seen } from './scenery.tsx';
import { FirstHand } from '#play/input/firstHand.ts';
import { ThingHand } from '#play/game/thingHand.ts';
import type { Ray } from '#play/input/ray.ts';
import type { Spinning } from '#play/tractor-pull/spinning/spinning.ts';
import { WrenchHand } from '#play/tractor-pull/spinning/wrenchHand.ts';

/** A pointer flicks the wrench; over the field and the garage a click chooses what is asked for. */
const fieldHand = (session: Session, spinning: Spinning, thingOn: (ray: Ray) => Thing | null): FirstHand => {
  const { commands, store } = session;
  const dropped = (): void => {
    const { picked } = store.getState();
    if (picked !== null) commands.choose({ kind: 'space', space: picked });
  };
  const field = new ThingHand(session, thingOn, (thing) => commands.choose(thing), dropped);
  return new FirstHand(new WrenchHand(session, spinning), field);
};

/** The middle of a badge: on the near edge of a vehicle, or of a pair, where it hides no number. */
function offerSpot(state: TractorPullState, thing: Thing): Vec3 | null {
  if (thing.kind === 'pair') return vec3(pairSpot(thing.pair).x, 0, pairSpot(thing.pair).z + PAIR_TOUCH_M.deep / 2);
  const standing = thing.kind === 'space' ? standingAt(state, thing.space) : null;
  if (standing === null) return null;
  const { x, z } = spaceSpot(standing.seat, standing.row, standing.column);
  return vec3(x, 0, z + CARD_M.deep / 2);
}

const MM_A_M = 1000;

export const spots = ({ shown }: Session) => ({
  /** A card, or a pair such as `c2p3`. */
  screenOf: (what: string): Vec3 | null => {
    const pair = PAIRS.find((one) => one === what);
    if (pair !== undefined) return vec3(pairSpot(pair).x, 0, pairSpot(pair).z);
    return shown.pieces.get(pieceId(what))?.after.position ?? null;
  },
  /** From the middle of the mat. */
  screenOnMat: (xMm: number, zMm: number): Vec3 => vec3(MAT_SPOT.x + xMm / MM_A_M, 0, MAT_SPOT.z + zMm / MM_A_M),
});

/** The scene of a match of Tractor Pull that is being played. */
export const playedScene: SceneParts<TractorPullTable> = {
  watch: () => {
    const scenery = lastOf(
      sceneryOf,
      (a: Seen, b: Seen) => a.header === b.header && a.state === b.state && a.atMat === b.atMat,
    );
    return {
      scenery: (told) => {
        const state = shownState(told);
        const { match, stage } = told;
        const atMat = stage === 'aiming' || stage === 'spinning';
        return match && state && scenery({ header: match.header, state, atMat });
      },
    };
  },
  Marks,
  offers: {
    spot: ({ match }, at) => match && offerSpot(match.state, at as Thing),
    pointed: ({ pointed }) => pointed,
    point: ({ commands }, at) => commands.point(at as Thing | null),
    press: ({ commands }, at) => commands.choose(at as Thing),
  },
  pointer: {
    hand: (session, spinning, thingOn) => fieldHand(session, spinning, (ray) => thingOn(ray) as Thing | null),
    cursor: (told, spinning) => {
      const { stage, pointed } = told;
      if (spinning.store.getState().flicked !== null) return 'grabbing';
      if (stage === 'aiming') return pointed?.kind === 'wrench' ? 'grab' : 'auto';
      return pointed !== null && offerAt(offersOf(told), pointed) !== null ? 'pointer' : 'auto';
    },
  },
  spots,
};

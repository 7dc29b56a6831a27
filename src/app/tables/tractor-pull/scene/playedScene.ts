import { CLASSES, type VehicleClass } from '#games/tractor-pull/almanac/vehicles.ts';
import { SOURCES } from '#games/tractor-pull/almanac/sources.ts';
import { PAIRS, SPACES, SPOTS } from '#games/tractor-pull/ids.ts';
import { pieceId } from '#sim/ids.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import type { SceneParts, TableLead } from '#app/table/tableParts.ts';
import { offerAt } from '#play/game/offer.ts';
import { chooserOf, offersOf } from '#play/tractor-pull/offers/offers.ts';
import { RowHand } from '#play/tractor-pull/offers/rowHand.ts';
import { lastOf } from '#play/table/lastOf.ts';
import { WRENCH_ID } from '#sim/roll/wrench/spin.ts';
import { boxOn } from '#app/scene/shots.ts';
import { CARD_M, MAT_M, MAT_SPOT, pairSpot } from '#play/tractor-pull/places.ts';
import { shownState } from '#play/tractor-pull/session/core.ts';
import type { Session, SessionState, Thing } from '#play/tractor-pull/session/sessionTypes.ts';
import type { TractorPullTable } from '#play/tractor-pull/tableTypes.ts';
import { pulledIn } from '#play/tractor-pull/heaves.ts';
import { happensAt } from './closeUp.ts';
import { groundOf } from './ground.ts';
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
  return new FirstHand(new WrenchHand(session, spinning), new FirstHand(new RowHand(session, thingOn), field));
};

/** From a card's middle to the corner that is free of numbers, pictures and names (`paintCard.ts`), m; of a pair's. */
const CORNER_M = { x: 0.029, z: -0.02 } as const;
const PAIR_CORNER_M = { x: 0.026, z: 0.0085 } as const;

/** The middle of a badge: in a card's free corner, beyond a card in hand, else on the near edge. */
function offerSpot(told: SessionState, thing: Thing): Vec3 | null {
  const ground = told.match === null ? null : groundOf(told, thing);
  if (ground === null) return null;
  const { x, z, deep } = ground;
  if (thing.kind === 'pair') return vec3(x + PAIR_CORNER_M.x, 0, z + PAIR_CORNER_M.z);
  if (told.card !== null) return vec3(x, 0, z - deep / 3);
  return thing.kind === 'space' ? vec3(x + CORNER_M.x, 0, z + CORNER_M.z) : vec3(x, 0, z + deep / 2);
}

const isClass = (card: string): card is VehicleClass => CLASSES.some((one) => one === card);

const WRENCH_HALF_M = { x: CARD_M.wide, z: CARD_M.deep } as const;
const MAT_HALF_M = { x: CARD_M.wide, z: MAT_M / 2 } as const;

/** Where the wrench has come to rest, between the players at the edges of its mat. */
function aroundWrench({ pieces }: Session['shown']): readonly Vec3[] | null {
  const at = pieces.get(WRENCH_ID)?.after.position;
  return at === undefined ? null : [...boxOn(at, WRENCH_HALF_M, 0.01), ...boxOn(MAT_SPOT, MAT_HALF_M, 0.01)];
}

const MM_A_M = 1000;

const spotMiddle = (told: SessionState, thing: Thing): Vec3 | null => {
  const ground = groundOf(told, thing);
  return ground && vec3(ground.x, 0, ground.z);
};

export const spots = ({ shown, store }: Session) => ({
  /** A card, a pair such as `c2p3`, a space such as `0-r1c2`, or a spot such as `0-row-1`. */
  screenOf: (what: string): Vec3 | null => {
    const spot = SPOTS.find((one) => one === what);
    if (spot !== undefined) return spotMiddle(store.getState(), { kind: 'spot', spot });
    const space = SPACES.find((one) => one === what);
    if (space !== undefined) return spotMiddle(store.getState(), { kind: 'space', space });
    const source = SOURCES.find((one) => one === what);
    if (source !== undefined) return spotMiddle(store.getState(), { kind: 'source', source });
    const pair = PAIRS.find((one) => one === what);
    if (pair !== undefined) return vec3(pairSpot(pair).x, 0, pairSpot(pair).z);
    return shown.pieces.get(pieceId(what))?.after.position ?? null;
  },
  /** From the middle of the mat. */
  screenOnMat: (xMm: number, zMm: number): Vec3 => vec3(MAT_SPOT.x + xMm / MM_A_M, 0, MAT_SPOT.z + zMm / MM_A_M),
});

/** From before the right jaw of the wrench past it, m (house values): how it is flicked first. */
const FLICK_M = { right: 0.028, from: 0.02, to: -0.05, up: 0.005 } as const;

const flickLead = ({ stage }: SessionState): TableLead | null => {
  if (stage !== 'aiming') return null;
  const at = (z: number): Vec3 => vec3(MAT_SPOT.x + FLICK_M.right, FLICK_M.up, MAT_SPOT.z + z);
  return { from: at(FLICK_M.from), to: at(FLICK_M.to), goal: null };
};

/** The scene of a match of Tractor Pull that is being played. */
export const playedScene: SceneParts<TractorPullTable> = {
  watch: ({ shown }) => {
    const scenery = lastOf(
      sceneryOf,
      (a: Seen, b: Seen) =>
        a.header === b.header &&
        a.state === b.state &&
        a.atMat === b.atMat &&
        a.isSpun === b.isSpun &&
        a.waits === b.waits &&
        a.laid?.row === b.laid?.row &&
        a.laid?.seat === b.laid?.seat &&
        a.pulled === b.pulled &&
        a.sources?.join() === b.sources?.join(),
    );
    return {
      scenery: (told) => {
        const state = shownState(told);
        const { match, stage } = told;
        const atMat = stage === 'aiming' || stage === 'spinning';
        const seat = chooserOf(told);
        return (
          match &&
          state &&
          scenery({
            header: match.header,
            state,
            atMat,
            isSpun: told.spun !== null,
            waits: stage === 'aiming',
            laid: seat === null ? null : { seat, row: told.row },
            sources: offersOf(told).flatMap(({ at }) => (at.kind === 'source' ? [at.source] : [])),
            pulled: pulledIn(told),
          })
        );
      },
      look: (told) => ({ closeUp: told.spun === null ? happensAt(told) : aroundWrench(shown), closeUpFrom: 'above' }),
    };
  },
  Marks,
  lead: flickLead,
  offers: {
    spot: (told, at) => offerSpot(told, at as Thing),
    pointed: ({ pointed }) => pointed,
    point: ({ commands }, at) => commands.point(at as Thing | null),
    press: ({ commands }, at) => commands.choose(at as Thing),
    cards: {
      attribute: 'data-card',
      lift: ({ commands, store }, card) => {
        const may = store.getState().match?.state.phase.name === 'deploy' && isClass(card);
        if (may) commands.lift(card);
        return may;
      },
      drop: ({ commands }, card, at) => {
        const thing = at as Thing | null;
        if (thing?.kind === 'space' && isClass(card)) commands.lay(card, thing.space);
        else commands.lift(null);
      },
    },
  },
  pointer: {
    hand: (session, spinning, thingOn) => fieldHand(session, spinning, (ray) => thingOn(ray) as Thing | null),
    cursor: (told, spinning) => {
      const { stage, pointed } = told;
      if (spinning.store.getState().flicked !== null || told.from !== null) return 'grabbing';
      if (stage === 'aiming') return pointed?.kind === 'wrench' ? 'grab' : 'auto';
      return pointed !== null && offerAt(offersOf(told), pointed) !== null ? 'pointer' : 'auto';
    },
  },
  spots,
};

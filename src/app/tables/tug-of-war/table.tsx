import { MODULE_IDS, type Strength, type TileId } from '#games/tug-of-war/ids.ts';
import { TILES } from '#games/tug-of-war/modules/path.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { lastOf, samePosition } from '#play/table/lastOf.ts';
import { late } from '#app/late/late.ts';
import { defineTable } from '#app/table/defineTable.tsx';
import type { HandleOf } from '#app/table/WindowHandle.tsx';
import { play } from '#play/tug-of-war/play.ts';
import type { Plan } from '#play/tug-of-war/session/plan.ts';
import type { Thing, TugOfWarTable } from '#play/tug-of-war/session/sessionTypes.ts';
import { AROUND } from './around.tsx';
import { machineHand } from './scene/machineHand.ts';
import { Marks } from './scene/Marks.tsx';
import { placesOf, TILE_M, tileSpot } from './scene/places.ts';
import { offerSpot } from './scene/offerSpot.ts';
import { nearPlan, PointCloseUp } from './scene/pointCloseUp.ts';
import { sceneryOf } from './scene/scenery.tsx';
import type { TopProps } from './scene/Top.tsx';
import { TableEar } from './sound/tableEar.ts';

const laidLast = ({ laid }: Plan, dragged: string): number => laid.findLastIndex(({ card }) => `${card}` === dragged);
const isTile = (what: string): what is TileId => TILES.some((tile) => tile === what);
/** From a machine's corner, m. */
const INSIDE_M = 0.004;

const spots = ({ store }: TugOfWarTable['session']) => ({
  /** A machine such as `rope`, or a tile of the Path such as `c4`. */
  screenOf: (what: string): Vec3 | null => {
    const { match } = store.getState();
    if (match === null) return null;
    const places = placesOf(match.state);
    if (isTile(what)) return vec3(tileSpot(places, what).x, 0, tileSpot(places, what).z);
    const module = MODULE_IDS.find((id) => id === what);
    if (module === undefined) return null;
    const { x, z, wide, deep } = places.grounds[module];
    return vec3(x - wide / 2 + INSIDE_M, 0, z + Math.min(deep, TILE_M) / 2 - INSIDE_M);
  },
});

/** `window.__tugOfWar`. */
export type DebugHandle = HandleOf<TugOfWarTable, ReturnType<typeof spots>>;

/** The table of Tug of War on this screen. */
export const openTable = defineTable(play, {
  ...AROUND,
  film: async () => {
    const { filmOf } = await late(() => import('./watch/film.ts'));
    return { filmOf: (_, match) => filmOf(match) };
  },
  scene: {
    watch: ({ shown }, changed) => {
      const point = new PointCloseUp(changed);
      const scenery = lastOf(
        sceneryOf,
        (a: TopProps, b: TopProps) => samePosition(a, b) && a.places === b.places && a.scored === b.scored,
      );
      window.addEventListener('resize', changed);
      return {
        scenery: ({ match, events, plan }) => {
          if (match === null) return null;
          const { header, state } = match;
          const isSeen = point.of(events, shown.calm, state) !== null && plan.laid.length === 0;
          const scored = isSeen ? point.scored : null;
          return scenery({ header, state, came: events, places: placesOf(state), scored });
        },
        look: ({ events, match, plan }) => {
          const near = match && nearPlan(match.state, plan);
          const seen = match && plan.laid.length === 0 ? point.of(events, shown.calm, match.state) : null;
          return { closeUp: near ?? seen, closeUpFrom: near === null ? point.from : 'above' };
        },
        advance: (seconds) => point.advance(seconds),
      };
    },
    Marks,
    offers: {
      spot: (told, at, isCompact) => offerSpot(told, at as Thing, isCompact),
      pointed: ({ pointed }) => pointed,
      point: ({ commands }, at) => commands.point(at as Thing | null),
      press: ({ commands }, at) => commands.press(at as Thing),
      cards: {
        attribute: 'data-lay',
        lift: ({ commands, store }, card) => {
          const { plan } = store.getState();
          commands.lay(Number(card) as Strength);
          return store.getState().plan !== plan || laidLast(plan, card) >= 0; // one that lies already goes elsewhere
        },
        drop: ({ commands, store }, card, at) => {
          commands.takeUp(laidLast(store.getState().plan, card));
          if (at !== null) commands.layAt(Number(card) as Strength, at as Thing);
        },
      },
    },
    pointer: {
      hand: (session, _, thingOn) => machineHand(session, (ray) => thingOn(ray) as Thing | null),
      cursor: ({ pointed }) => (pointed === null ? 'auto' : 'pointer'),
    },
    spots,
  },
  ear: (speaker) => new TableEar(speaker),
});

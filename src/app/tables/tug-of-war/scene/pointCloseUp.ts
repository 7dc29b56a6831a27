import type { TugOfWarEvent } from '#games/tug-of-war/events.ts';
import type { ModuleId, Seat } from '#games/tug-of-war/ids.ts';
import { SHARED } from '#games/tug-of-war/sets.ts';
import { spotIn, type TugOfWarState } from '#games/tug-of-war/state.ts';
import { boxOn } from '#app/scene/shots.ts';
import { LONGEST_S, REST_S, STRETCH_S } from '#play/tug-of-war/machines/glide.ts';
import type { Plan } from '#play/tug-of-war/session/plan.ts';
import type { Vec3 } from '#sim/maths/vec3.ts';
import { sideOf } from './machines/machine.ts';
import { ROPE, ropeX } from './machinePlaces.ts';
import { placesOf } from './places.ts';

/** The push, and how the machine then stands, which is held; it goes back to its start as the eye leaves, s. */
const SEEN_S = STRETCH_S + REST_S + 0.5;
/** How tall what is seen there may be, m (house values). */
const TALL_M = { point: 0.06, flat: 0.01, men: 0.03 } as const;
/** Spots of the Rope behind a puller and before it that are seen (house values). */
const SPOTS = { back: 6, on: 12 } as const;

const UPRIGHT: readonly ModuleId[] = ['conker', 'tower', 'rope'];

/** The machine at which a point was made; null where none was. */
export function scoredAt(events: readonly TugOfWarEvent[]): ModuleId | null {
  for (const event of events) {
    if (event.type === 'scored') return event.module;
    if (event.type === 'released' && event.scorer !== null) return 'conker';
  }
  return null;
}

/** The seat that pulled the Rope. */
const pulledBy = (events: readonly TugOfWarEvent[]): Seat | null =>
  events.flatMap((event) => (event.type === 'played' && event.module === 'rope' ? [event.seat] : []))[0] ?? null;

/** A point is seen from near by, and a pull; the one that wins the match stays in sight. */
export class PointCloseUp {
  private events: readonly TugOfWarEvent[] | null = null;
  private leftS = 0;
  private box: readonly Vec3[] | null = null;
  private isLast = false;

  /** `changed`: the table looks otherwise from now on. */
  constructor(private readonly changed: () => void) {}

  /** The same box as long as it is seen; null for none. */
  of(events: readonly TugOfWarEvent[], calm: boolean, state: TugOfWarState): readonly Vec3[] | null {
    if (events !== this.events) {
      const isFirst = this.events === null; // what a match that is opened has had is not seen again
      this.events = events;
      this.box = calm || isFirst ? null : boxOf(events, state);
      this.leftS = this.box === null ? 0 : SEEN_S;
    }
    this.isLast = this.box !== null && state.outcome !== null;
    return this.isSeen ? this.box : null;
  }

  private get isSeen(): boolean {
    return this.leftS > 0 || this.isLast;
  }

  /** A machine that stands up is seen from beside, a flat one from above, where its figures are read. */
  get from(): 'beside' | 'above' {
    return this.scored === null || UPRIGHT.includes(this.scored) ? 'beside' : 'above';
  }

  /** The machine whose point is seen now. */
  get scored(): ModuleId | null {
    return this.isSeen && this.events !== null ? scoredAt(this.events) : null;
  }

  /** Real time passes. Returns whether the close-up goes on. */
  advance(seconds: number): boolean {
    if (this.leftS <= 0) return false;
    this.leftS -= Math.min(seconds, LONGEST_S); // as for the machines, whose motion it shows
    if (!this.isSeen) this.changed();
    return this.leftS > 0;
  }
}

/** Around what a push is seen to do from near by; null where it is seen from afar. */
export function boxOf(events: readonly TugOfWarEvent[], state: TugOfWarState): readonly Vec3[] | null {
  const module = scoredAt(events);
  if (module !== null) return around(state, module, UPRIGHT.includes(module) ? TALL_M.point : TALL_M.flat);
  const seat = pulledBy(events);
  return seat === null ? null : alongRope(state, seat);
}

function around(state: TugOfWarState, module: ModuleId, tall: number): readonly Vec3[] {
  const { x, z, wide, deep } = placesOf(state).grounds[module];
  return boxOn({ x, z }, { x: wide / 2, z: deep / 2 }, tall);
}

/** The next spots of a puller. */
function alongRope(state: TugOfWarState, seat: Seat): readonly Vec3[] {
  const { x, z } = placesOf(state).grounds.rope;
  const now = spotIn(state, seat);
  const [from, to] = [now - SPOTS.back, Math.min(SHARED.rope.spots, now + SPOTS.on)].map((spot) =>
    ropeX(sideOf(seat), spot, state.options.rope),
  );
  const [left, right] = [from ?? 0, to ?? 0];
  return boxOn({ x: x + (left + right) / 2, z: z + ROPE.z }, { x: Math.abs(right - left) / 2, z: 0.02 }, TALL_M.men);
}

/** Tiles and spots are too small to be chosen from afar. */
export function nearPlan(state: TugOfWarState, { module, laid }: Plan): readonly Vec3[] | null {
  if (laid.length === 0 || (module !== 'path' && module !== 'rope')) return null;
  return module === 'path' ? around(state, 'path', TALL_M.flat) : alongRope(state, state.active);
}

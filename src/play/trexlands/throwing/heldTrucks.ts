import { exp } from '#sim/maths/exponential.ts';
import type { PieceId } from '#sim/ids.ts';
import type { Quat } from '#sim/maths/quat.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { gameTexts } from '../texts.ts';
import { poseAtRelease } from '#games/trexlands/rolling/throw.ts';
import { handsOf } from '#games/trexlands/gathering.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { HAND_MM, type Hanging } from '#sim/roll/handful.ts';
import { PointerMotion, STILL, type Going } from '#play/input/throwing/pointerMotion.ts';
import { Tumble } from '#play/input/throwing/tumble.ts';
import type { Session } from '../session/sessionTypes.ts';
import { arenaSpot } from '../places.ts';
import { inArena } from '../poses.ts';
import { fingerChance } from './fingerChance.ts';
import { makeThrow, type Left } from './makeThrow.ts';
import { leastHandMm, ROLLS_ON_MM, TRUCKS_IN_HAND } from './truckful.ts';

/** How soon a truck is where the hand is, s to 1/e (house value): fingers have some give. */
const FOLLOWS_S = 0.04;

interface InFingers {
  readonly truck: PieceId;
  readonly tumble: Tumble;
  /** Where it is drawn; null before the first picture. */
  at: { readonly x: number; readonly y: number; readonly z: number } | null;
}

/**
 * Trucks in the fingers of one hand over the arena: they follow it, and turn as it shakes them. Places in mm from the
 * middle of its ground.
 */
export class HeldTrucks {
  private held: readonly InFingers[] = [];
  private motion = new PointerMotion();
  private place: PlaceMm = { xMm: 0, zMm: 0 };
  private ms = 0;

  constructor(
    private readonly session: Pick<Session, 'store' | 'shown' | 'commands'>,
    private readonly onHeld: (trucks: readonly PieceId[]) => void,
  ) {}

  get trucks(): readonly PieceId[] {
    return this.held.map(({ truck }) => truck);
  }

  /** Takes these up, besides what it holds already; what was let go is taken back for it. */
  take(trucks: readonly PieceId[]): void {
    const { commands, store } = this.session;
    const { match, thrown } = store.getState();
    if (match === null) return;
    if (this.held.length === 0) this.motion = new PointerMotion();
    for (const { truck } of thrown) if (trucks.includes(truck)) commands.takeUp(truck);
    const more = trucks
      .filter((truck) => !this.trucks.includes(truck))
      .map((truck): InFingers => ({
        truck,
        tumble: new Tumble(fingerChance(match.state, truck), ROLLS_ON_MM),
        at: null,
      }));
    this.held = [...this.held, ...more];
    this.onHeld(this.trucks);
  }

  /** The hand is there now. */
  moveTo(place: PlaceMm, ms: number): void {
    const seconds = (ms - this.ms) / 1000;
    this.motion.add(place, ms);
    this.place = place;
    this.ms = ms;
    const going = this.motion.going(ms);
    for (const { tumble } of this.held) tumble.jerk(going, seconds);
  }

  /** How the hand goes at this time. */
  going(ms: number): Going {
    return this.held.length === 0 ? STILL : this.motion.going(ms);
  }

  /** Real time passes. Returns whether the next picture will differ: while anything is held. */
  advance(seconds: number): boolean {
    const { match, stage, thrown } = this.session.store.getState();
    if (this.held.length === 0) return false;
    if (match === null || stage !== 'aiming' || thrown.some(({ truck }) => this.trucks.includes(truck))) {
      this.drop(); // they have been thrown in another way
      return false;
    }
    const share = this.session.shown.calm ? 1 : 1 - exp(-seconds / FOLLOWS_S);
    const spot = arenaSpot({ seats: match.state.seats, city: match.state.board.city });
    const { places, yMm: y } = this.hanging();
    this.held.forEach((held, i) => {
      const place = places[i];
      if (place === undefined) return;
      held.tumble.turn(seconds);
      const { xMm: x, zMm: z } = place;
      const from = held.at ?? this.drawnAt(held.truck, spot);
      held.at = {
        x: from.x + share * (x - from.x),
        y: from.y + share * (y - from.y),
        z: from.z + share * (z - from.z),
      };
      const pose = inArena(
        spot,
        poseAtRelease({ atMm: [held.at.x, held.at.y, held.at.z], quaternion: quaternionOf(held.tumble.rotation) }),
      );
      this.session.shown.show(held.truck, pose, pose, 1);
    });
    return true;
  }

  /**
   * Opens the fingers: thrown as the hand goes, or as near to that as a hand can, `beside` the arena from its edge.
   * Returns what was done for it.
   */
  letGo(ms: number, beside: boolean): readonly string[] {
    const left = this.leaving(this.going(ms));
    const notes = [...this.placeNotes(beside, ms), ...left.flatMap((one) => one.notes)];
    const trucks = this.trucks;
    this.drop();
    const ok = left.length > 0 && this.session.commands.letGo(...left.map(({ thrown }) => thrown)).ok;
    if (!ok) this.backToWaiting(trucks);
    return ok ? [...new Set(notes)] : [];
  }

  /** Nothing is thrown: they wait as before. */
  putBack(): void {
    const trucks = this.trucks;
    this.drop();
    this.backToWaiting(trucks);
  }

  /** In the hand; or where one that goes so lets go. */
  private hanging(going?: Going): Hanging {
    const { match, thrown } = this.session.store.getState();
    const least = leastHandMm(match !== null && going !== undefined && match.state.options.freeThrow, going);
    return TRUCKS_IN_HAND.hangingOver(this.place, this.held.length, handsOf(thrown), least);
  }

  private leaving(going: Going): readonly Left[] {
    const { places, yMm } = this.hanging(going);
    const free = this.session.store.getState().match?.state.options.freeThrow ?? false;
    return this.held.flatMap(({ truck, tumble: { rotation }, tumble }, i) => {
      const place = places[i];
      return place === undefined
        ? []
        : [makeThrow({ truck, ...place, yMm, rotation, going, spin: tumble.spin(going), free })];
    });
  }

  private placeNotes(beside: boolean, ms: number): readonly string[] {
    if (beside) return [gameTexts.throwing.notes.beside];
    return this.hanging(this.going(ms)).aside ? [gameTexts.throwing.notes.moved] : [];
  }

  private drawnAt(truck: PieceId, spot: { readonly x: number; readonly z: number }): NonNullable<InFingers['at']> {
    const { x, y, z } = this.session.shown.pieces.get(truck)?.after.position ?? vec3(spot.x, HAND_MM / 1000, spot.z);
    return { x: (x - spot.x) * 1000, y: y * 1000, z: (z - spot.z) * 1000 };
  }

  /** They are in the hand no longer, and nothing else becomes of them. */
  drop(): void {
    this.held = [];
    this.onHeld([]);
  }

  private backToWaiting(trucks: readonly PieceId[]): void {
    for (const truck of trucks) this.session.commands.takeUp(truck);
  }
}

const quaternionOf = ({ x, y, z, w }: Quat) => [x, y, z, w] as const;

import type { PieceId } from '../../../../sim/ids.ts';
import { vec3 } from '../../../../sim/maths/vec3.ts';
import { poseAtRelease } from '../../../../sim/roll/throws.ts';
import type { Throw } from '../../../../games/trexlands/throws.ts';
import type { PlaceMm } from '../../../match/standing.ts';
import type { Round } from '../round/roundTypes.ts';
import { arenaSpot } from '../scene/places.ts';
import { inArena } from '../scene/poses.ts';
import { fingerChance } from './fingerChance.ts';
import { freeHeightMm, gripsOf, HAND_MM, overArena } from './handful.ts';
import { makeThrow } from './makeThrow.ts';
import { PointerMotion, STILL, type Going } from './pointerMotion.ts';
import { Tumble } from './tumble.ts';

/** How soon a truck is where the hand is, s to 1/e (house value): fingers have some give. */
const FOLLOWS_S = 0.04;

interface InFingers {
  readonly truck: PieceId;
  readonly tumble: Tumble;
  /** Where it is drawn; null before the first picture. */
  at: { readonly x: number; readonly y: number; readonly z: number } | null;
}

/** Trucks in the fingers of one hand over the arena: they follow it, and turn as it shakes them. Places in mm from the middle of its ground. */
export class HeldTrucks {
  private held: readonly InFingers[] = [];
  private motion = new PointerMotion();
  private place: PlaceMm = { xMm: 0, zMm: 0 };
  private ms = 0;

  constructor(private readonly round: Pick<Round, 'store' | 'shown' | 'commands'>, private readonly onHeld: (trucks: readonly PieceId[]) => void) {}

  get trucks(): readonly PieceId[] {
    return this.held.map(({ truck }) => truck);
  }

  /** Takes these up, besides what it holds already; what was let go is taken back for it. */
  take(trucks: readonly PieceId[]): void {
    const { commands, store } = this.round;
    const { match, thrown } = store.getState();
    if (match === null) return;
    if (this.held.length === 0) this.motion = new PointerMotion();
    for (const { truck } of thrown) if (trucks.includes(truck)) commands.takeUp(truck);
    const more = trucks.filter((truck) => !this.trucks.includes(truck)).map((truck): InFingers => ({ truck, tumble: new Tumble(fingerChance(match, truck)), at: null }));
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
    const { match, stage, thrown } = this.round.store.getState();
    if (this.held.length === 0) return false;
    if (match === null || stage !== 'aiming' || thrown.some(({ truck }) => this.trucks.includes(truck))) {
      this.drop(); // somebody else has thrown them
      return false;
    }
    const share = this.round.shown.calm ? 1 : 1 - Math.exp(-seconds / FOLLOWS_S);
    const spot = arenaSpot({ seats: match.state.seats, city: match.state.board.city });
    this.throws(STILL).forEach((thrown, i) => {
      const held = this.held[i];
      if (held === undefined) return;
      held.tumble.turn(seconds);
      const [x, y, z] = thrown.atMm;
      const from = held.at ?? this.drawnAt(held.truck, spot);
      held.at = { x: from.x + share * (x - from.x), y: from.y + share * (y - from.y), z: from.z + share * (z - from.z) };
      const pose = inArena(spot, poseAtRelease({ ...thrown, atMm: [held.at.x, held.at.y, held.at.z] }));
      this.round.shown.show(held.truck, pose, pose, 1);
    });
    return true;
  }

  /** Opens the fingers: thrown as the hand goes. What the referee refuses is back where it waited. */
  letGo(ms: number): void {
    const throws = this.throws(this.going(ms));
    const trucks = this.trucks;
    this.drop();
    if (throws.length > 0) this.round.commands.letGo(...throws);
    const { stage, thrown } = this.round.store.getState();
    if (stage === 'aiming' && !trucks.every((id) => thrown.some(({ truck }) => truck === id))) this.backToWaiting(trucks);
  }

  /** Nothing is thrown: they wait as before. */
  putBack(): void {
    const trucks = this.trucks;
    this.drop();
    this.backToWaiting(trucks);
  }

  private throws(going: Going): readonly Throw[] {
    const grips = gripsOf(this.held.length);
    const middle = overArena(this.place, this.held.length);
    const places = grips.map(({ xMm, zMm }) => ({ xMm: middle.xMm + xMm, zMm: middle.zMm + zMm }));
    const yMm = freeHeightMm(places, this.round.store.getState().thrown);
    return this.held.map(({ truck, tumble }, i) => ({ truck, tumble, place: places[i] ?? middle })).map(({ truck, tumble, place }) =>
      makeThrow({ truck, xMm: place.xMm, yMm, zMm: place.zMm, rotation: tumble.rotation, going, spin: tumble.spin(going) }),
    );
  }

  private drawnAt(truck: PieceId, spot: { readonly x: number; readonly z: number }): NonNullable<InFingers['at']> {
    const { x, y, z } = this.round.shown.pieces.get(truck)?.after.position ?? vec3(spot.x, HAND_MM / 1000, spot.z);
    return { x: (x - spot.x) * 1000, y: y * 1000, z: (z - spot.z) * 1000 };
  }

  private drop(): void {
    this.held = [];
    this.onHeld([]);
  }

  private backToWaiting(trucks: readonly PieceId[]): void {
    for (const truck of trucks) this.round.commands.takeUp(truck);
  }
}


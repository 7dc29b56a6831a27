import type { Collider } from '@dimforge/rapier3d-compat';
import { contactSet, signedDistance, type Contact } from '../geometry/contactSet.ts';
import { pyramidFeature } from '../geometry/features.ts';
import { separatedBeyond } from '../geometry/separatedBeyond.ts';
import { place, squarePyramid, box, type Polyhedron } from '../geometry/polyhedron.ts';
import { extrapolated, fromYawDeg, unrotate } from '../maths/quat.ts';
import { distance, lerp, sub, vec3, type Vec3 } from '../maths/vec3.ts';
import { byId, padId, TABLE_ID, type BodyId, type PieceId, type Tick } from '../ids.ts';
import type { PadPlacement, PiecePlacement } from '../layout.ts';
import { PYRAMIDS, type PyramidSize } from '../pyramid.ts';
import { PAD_LENGTH_MM, PAD_THICKNESS_MM, PAD_WIDTH_MM, PARTED_MM } from '../settings.ts';
import { poseOf, toTable, type Pose } from '../world/pose.ts';
import { standingPose } from '../world/standing.ts';
import type { TableWorld, WorldPiece } from '../world/tableWorld.ts';
import { UNITS } from '../world/units.ts';
import type { Feature, Overlap, Touch, TraceEvent } from './events.ts';
import { mm } from './step.ts';
import { thresholdsOf } from './thresholds.ts';

const PARTED = PARTED_MM * 1e-3;
const NEAR = 0.002; // m: the engine can press two bodies together across a tick only from well within this
const SHIFT_TOLD_MM = 0.05;
const NEAREST_SLACK = 1e-5; // m: witnesses this close to the nearest one are told with it

/** A body that can be touched, with its shape on the table. */
export interface Solid {
  readonly id: BodyId;
  readonly collider: Collider;
  readonly piece: WorldPiece | null; // null for a pad
  pose: Pose;
  /** Its pose a tick ago, and a tick before that. */
  was: readonly [Pose, Pose];
  shape: Polyhedron;
  /** Where it was before the action. */
  readonly stoodAt: Vec3;
  /** Under the hand, or touched or pressed by what is: only such pieces can move. */
  active: boolean;
  /**
   * It is the mover, or has touched it, or has touched such a one; anything else that the engine moves was moved by no
   * hand.
   */
  touched: boolean;
}

interface PairState {
  touching: boolean;
  near: boolean; // has touched and has not parted since
  peakImpulse: number;
  touches: readonly Touch[]; // where they were last nearest
  fromStart: boolean; // they touched before the action and have not parted since
  shiftedMm: number; // how far the second one has been moved, as told
}

const LOCAL_SHAPES: Readonly<Record<PyramidSize, Polyhedron>> = {
  S: squarePyramid(PYRAMIDS.S.base, PYRAMIDS.S.height),
  M: squarePyramid(PYRAMIDS.M.base, PYRAMIDS.M.height),
  L: squarePyramid(PYRAMIDS.L.base, PYRAMIDS.L.height),
};

/**
 * Watches who touches whom. Geometry decides, in double precision: a distance of at most 0.05 mm (or what the house has
 * for it), or an impulse from the engine where the ways of the two within the tick come as close (TR-51); never the
 * engine's event or impulse alone, which are earlier.
 */
export class ContactTracker {
  private readonly solids: readonly Solid[];
  private readonly pairs = new Map<string, PairState>();
  private readonly grounded = new Map<PieceId, PairState>();
  private readonly contact: number; // m

  constructor(
    private readonly table: TableWorld,
    private readonly mover: PieceId,
  ) {
    this.contact = thresholdsOf(table.layout).contactMm * 1e-3;
    this.solids = [...table.pieces.map(pieceSolid), ...table.layout.pads.map((pad) => padSolid(table, pad))].sort(byId);
    for (const solid of this.solids) solid.active = solid.touched = solid.id === mover;
  }

  /** Everything that touches before the action (TR-48). */
  atStart(tick: Tick): TraceEvent[] {
    const events: TraceEvent[] = [];
    this.solids.forEach((a, i) => {
      for (const b of this.solids.slice(i + 1)) if (a.piece || b.piece) events.push(...this.pair(tick, a, b, true));
    });
    for (const a of this.solids) if (a.active && a.piece) events.push(...this.ground(tick, a.piece, a.pose, true));
    return events;
  }

  /** Looks at everything that can have moved in this tick. */
  observe(tick: Tick): TraceEvent[] {
    const events: TraceEvent[] = [];
    for (const solid of this.solids) if (solid.active && solid.piece) refresh(solid, solid.piece);
    for (const a of this.solids) {
      if (!a.active || !a.piece) continue;
      for (const b of this.solids)
        if (a !== b && !(b.active && b.id < a.id)) events.push(...this.pair(tick, a, b, false));
      events.push(...this.ground(tick, a.piece, a.pose, false));
    }
    return events;
  }

  /** Whether the hand has moved it, or can have, directly or through others. */
  isTouched(id: PieceId): boolean {
    return this.solids.some((s) => s.id === id && s.touched);
  }

  /** The pieces that can be moving: under the hand, or touched by one that is. */
  activePieces(): readonly WorldPiece[] {
    return this.solids.flatMap((s) => (s.active && s.piece ? [s.piece] : []));
  }

  private pair(tick: Tick, first: Solid, second: Solid, atStart: boolean): TraceEvent[] {
    const [a, b] =
      second.id === this.mover || (first.piece === null && second.piece !== null) ? [second, first] : [first, second];
    const key = `${a.id} ${b.id}`;
    const known = this.pairs.get(key);
    if (separatedBeyond(a.shape, b.shape, NEAR)) return known ? this.apart(tick, a, b, known, Infinity) : [];
    const distance = signedDistance(a.shape, b.shape);
    // a pad is a sensor: it presses on nothing
    const impulse = b.piece ? pairImpulse(this.table, a.collider, b.collider) : 0;
    const touches =
      distance <= this.contact || (impulse > 0 && (known?.touching === true || wouldCome(a, b, this.contact)));
    if (touches || impulse > 0) {
      a.active ||= b.active && a.piece !== null;
      b.active ||= a.active && b.piece !== null;
    }
    if (!touches) return known ? this.apart(tick, a, b, known, distance) : [];
    if (a.touched || b.touched) a.touched = b.touched = true;
    const state = known ?? NOT_YET();
    this.pairs.set(key, state);
    state.near = true;
    state.peakImpulse = Math.max(state.peakImpulse, impulse);
    state.fromStart ||= atStart;
    if (state.touching) return this.shifted(tick, a, b, state);
    state.touching = true;
    state.touches = touchesOf(a, b, Math.max(this.contact, distance + NEAREST_SLACK));
    return [{ type: 'contact-began', tick, a: a.id, b: b.id, touches: state.touches, impulse, atStart }];
  }

  /**
   * A neighbour of the mover's that is still touched is told of as it is moved: only these may be touched without an
   * offence (TR-48).
   */
  private shifted(tick: Tick, a: Solid, b: Solid, state: PairState): TraceEvent[] {
    if (!state.fromStart || a.id !== this.mover || !b.piece) return [];
    const movedMm = distanceMm(b.pose.position, b.stoodAt);
    if (movedMm < state.shiftedMm + SHIFT_TOLD_MM) return [];
    state.shiftedMm = movedMm;
    return [{ type: 'shifted', tick, a: a.id, b: b.id, movedMm, touches: touchesOf(a, b, this.contact) }];
  }

  /**
   * Where the mover, standing `there`, is in the place of a piece that has been moved (TR-54): of places as they are
   * told, not of bodies.
   */
  overlaps(there: PiecePlacement): Overlap[] {
    const mover = this.solids.find((s) => s.id === this.mover);
    if (!mover?.piece) return [];
    const told = standing(mover, mover.piece, there);
    return this.table.layout.pieces.flatMap((placement) => {
      const other = this.solids.find((s) => s.id === placement.id);
      return other?.piece && other.active && other !== mover
        ? overlapOf(told, standing(other, other.piece, placement))
        : [];
    });
  }

  private apart(tick: Tick, a: Solid, b: Solid, state: PairState, distance: number): TraceEvent[] {
    const events: TraceEvent[] = [];
    if (state.touching) {
      const touches = distance < NEAR ? touchesOf(a, b, distance + NEAREST_SLACK) : state.touches;
      events.push({ type: 'contact-ended', tick, a: a.id, b: b.id, touches, peakImpulse: state.peakImpulse });
    }
    state.touching = false;
    if (state.near && distance > PARTED) {
      state.near = false;
      state.fromStart = false;
      events.push({ type: 'parted', tick, a: a.id, b: b.id });
    }
    return events;
  }

  private ground(tick: Tick, piece: WorldPiece, pose: Pose, atStart: boolean): TraceEvent[] {
    const low = piece.spec.vertices
      .map((local) => ({ local, at: toTable(pose, local) }))
      .filter(
        ({ at }) =>
          at.y <= this.contact && this.table.ground.onTable(at.x, at.z) && !this.table.ground.overPad(at.x, at.z),
      );
    const state = this.grounded.get(piece.id) ?? NOT_YET();
    this.grounded.set(piece.id, state);
    const tableCollider = this.table.colliders.get(TABLE_ID);
    const impulse = tableCollider && low.length > 0 ? pairImpulse(this.table, piece.collider, tableCollider) : 0;
    if (low.length > 0) state.peakImpulse = Math.max(state.peakImpulse, impulse);
    const touching = low.length > 0;
    if (touching === state.touching) return [];
    state.touching = touching;
    if (!touching)
      return [
        {
          type: 'contact-ended',
          tick,
          a: piece.id,
          b: TABLE_ID,
          touches: state.touches,
          peakImpulse: state.peakImpulse,
        },
      ];
    state.touches = low.map(({ local, at }) => ({
      feature: pyramidFeature(local, piece.spec.base, piece.spec.height),
      otherFeature: 'table' as const,
      at: mm(at),
    }));
    return [{ type: 'contact-began', tick, a: piece.id, b: TABLE_ID, touches: state.touches, impulse, atStart }];
  }
}

const NOT_YET = (): PairState => ({
  touching: false,
  near: true,
  peakImpulse: 0,
  touches: [],
  fromStart: false,
  shiftedMm: 0,
});

export function pieceSolid(piece: WorldPiece): Solid {
  const pose = poseOf(piece.body);
  const shape = shapeOf(piece, pose);
  return {
    id: piece.id,
    collider: piece.collider,
    piece,
    pose,
    was: [pose, pose],
    shape,
    stoodAt: pose.position,
    active: false,
    touched: false,
  };
}

type StandingSolid = Solid & { readonly piece: WorldPiece };

/** The piece as it stands at a place of a layout. */
function standing(solid: Solid, piece: WorldPiece, at: PiecePlacement): StandingSolid {
  const pose = standingPose(piece.spec, at, 0);
  return { ...solid, piece, pose, shape: shapeOf(piece, pose) };
}

/** Shares of a tick at which the way through it is looked at: a corner of the fastest hand goes 2 mm in a tick. */
const WITHIN_TICK = [1, 2, 3, 4, 5, 6, 7, 8].map((eighth) => eighth / 8);

/**
 * Whether two solids would have come this close in the tick, had each gone on as it went in the tick before. The engine
 * presses what it expects to meet apart before it meets, also where a turning corner would have passed by a few tenths
 * of a millimetre: its impulse alone is no contact (TR-51).
 */
function wouldCome(a: Solid, b: Solid, within: number): boolean {
  return WITHIN_TICK.some((share) => signedDistance(goneOn(a, share), goneOn(b, share)) <= within);
}

function goneOn(solid: Solid, share: number): Polyhedron {
  const {
    piece,
    was: [last, before],
  } = solid;
  return piece === null
    ? solid.shape
    : shapeOf(piece, {
        position: lerp(before.position, last.position, 1 + share),
        rotation: extrapolated(before.rotation, last.rotation, share),
      });
}

/** How deep the mover is in the other; only what is deeper than nothing is told. */
function overlapOf(mover: StandingSolid, other: StandingSolid): Overlap[] {
  if (separatedBeyond(mover.shape, other.shape, 0)) return [];
  const depth = -signedDistance(mover.shape, other.shape);
  return depth <= 0
    ? []
    : [{ id: other.piece.id, depthMm: depth * 1000, touches: touchesOf(mover, other, NEAREST_SLACK) }];
}

/** Deeper than the card is thick: what comes through its underside comes from the table, which nothing does. */
const PAD_DEPTH = 0.001; // m

export function padSolid(table: TableWorld, pad: PadPlacement): Solid {
  const id = padId(pad.seat);
  const collider = table.colliders.get(id);
  if (!collider) throw new Error(`${id} is not in the world`);
  const half = (PAD_THICKNESS_MM * 1e-3 + PAD_DEPTH) / 2;
  const pose = { position: vec3(pad.xMm * 1e-3, half - PAD_DEPTH, pad.zMm * 1e-3), rotation: fromYawDeg(pad.yawDeg) };
  const shape = place(box((PAD_LENGTH_MM / 2) * 1e-3, half, (PAD_WIDTH_MM / 2) * 1e-3), pose.position, pose.rotation);
  return {
    id,
    collider,
    piece: null,
    pose,
    was: [pose, pose],
    shape,
    stoodAt: pose.position,
    active: false,
    touched: false,
  };
}

const shapeOf = (piece: WorldPiece, pose: Pose): Polyhedron =>
  place(LOCAL_SHAPES[piece.spec.size], pose.position, pose.rotation);

export function refresh(solid: Solid, piece: WorldPiece): void {
  solid.was = [solid.pose, solid.was[0]];
  solid.pose = poseOf(piece.body);
  solid.shape = shapeOf(piece, solid.pose);
}

/** Sum of the normal impulses between two bodies in the last tick, N s. */
function pairImpulse({ world }: TableWorld, a: Collider, b: Collider): number {
  let sum = 0;
  world.contactPair(a, b, (manifold) => {
    for (let i = 0; i < manifold.numContacts(); i++) sum += manifold.contactImpulse(i);
  });
  return sum / UNITS;
}

const distanceMm = (a: Vec3, b: Vec3): number => distance(a, b) * 1000;

export const touchesOf = (a: Solid, b: Solid, within: number): Touch[] =>
  contactSet(a.shape, b.shape, within).map((w) => touch(a, b, w));

function touch(a: Solid, b: Solid, witness: Contact): Touch {
  return {
    feature: featureOf(a, witness.pointOnP),
    otherFeature: featureOf(b, witness.pointOnQ),
    at: mm(witness.pointOnP),
  };
}

function featureOf(solid: Solid, at: Vec3): Feature {
  if (!solid.piece) return 'pad';
  const { base, height } = solid.piece.spec;
  return pyramidFeature(unrotate(solid.pose.rotation, sub(at, solid.pose.position)), base, height);
}

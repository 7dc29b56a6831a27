import type { RigidBody } from '@dimforge/rapier3d-compat';
import type { PieceId, Tick } from '../ids.ts';
import type { Pose } from '../world/pose.ts';
import { PoseTrack } from './poseTrack.ts';

/**
 * Where everything was at every tick of an action, from 0 (at rest, nothing touched) to `ticks`. Readable while it is
 * made.
 */
export interface Recording {
  readonly pieces: readonly PieceId[];
  /** The last tick recorded so far. */
  readonly ticks: number;
  /** Ticks beyond the last one recorded give that. */
  poseOf(piece: PieceId, tick: number): Pose;
  /** Memory that the poses take. */
  readonly bytes: number;
}

/** A piece whose way is kept. */
export interface Tracked {
  readonly id: PieceId;
  readonly body: RigidBody;
}

/** The ways of all pieces of one world. Outlives it. */
export class PoseTracks implements Recording {
  readonly pieces: readonly PieceId[];
  private readonly tracks = new Map<PieceId, PoseTrack>();
  private last = 0;

  constructor(private readonly bodies: readonly Tracked[]) {
    this.pieces = bodies.map(({ id }) => id);
    for (const id of this.pieces) this.tracks.set(id, new PoseTrack());
  }

  get ticks(): number {
    return this.last;
  }

  get bytes(): number {
    return [...this.tracks.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Takes everything's pose at a tick later than the last one taken. */
  take(tick: Tick): void {
    for (const { id, body } of this.bodies) this.tracks.get(id)?.take(tick, body);
    this.last = tick;
  }

  poseOf(piece: PieceId, tick: number): Pose {
    const track = this.tracks.get(piece);
    if (!track) throw new Error(`${piece} is not on the table`);
    return track.at(tick);
  }

  /** Nothing more will be taken: gives back the room that was held for more. */
  trim(): void {
    for (const track of this.tracks.values()) track.trim();
  }
}

import type { PieceId } from '#sim/ids.ts';
import type { Vec3 } from '#sim/maths/vec3.ts';
import type { Pose } from '#sim/world/pose.ts';
import { readHand, type Poses } from './handCode.ts';
import { HandOut } from './handOut.ts';
import { HandPlayback, type HandSeen } from './handPlayback.ts';
import type { Fleeting, Line } from './line.ts';
import { lobbyOf } from './lobby.ts';
import type { TableSession } from '#play/session/tableTypes.ts';
import { lastOf } from '#play/table/lastOf.ts';

/** A place on the table to which somebody points. */
export interface Pointed {
  readonly seat: number;
  readonly at: Vec3;
  readonly ms: number;
}

/** A ring is seen for so long, ms (house value: also by who first has to look up, and turn to it). */
export const POINTED_MS = 8000;

/** Hands at the other screens of a room, as this one sees them, and this one as they are told of it. */
export class OthersHands {
  pointed: readonly Pointed[] = [];
  /** The next press on the table points there. */
  isPointing = false;
  /** The pointing of others is not shown. */
  isMuted = false;
  private readonly playbacks = new Map<number, HandPlayback>();
  private readonly out: HandOut;
  private readonly listeners = new Set<() => void>();
  private readonly lobby = lastOf(lobbyOf);

  constructor(
    private readonly line: Line,
    private readonly session: TableSession,
    /** ms since some beginning. */
    readonly now: () => number,
  ) {
    this.out = new HandOut(session);
  }

  /** Begins to hear of the others. Returns how to stop that. */
  open(): () => void {
    return this.line.listenToFleeting((told) => this.heard(told));
  }

  /** Calls back when something is seen otherwise. Returns how to stop that. */
  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  };

  /** Time passes: the others are told of the hand here, if it is its turn. */
  pass(): void {
    const { seat } = this.line.seen;
    const text = seat !== null && this.isAsked(seat) ? this.out.next(this.now()) : null;
    if (text !== null) this.line.sendFleeting({ t: 'hand', b: text });
    const since = this.now() - POINTED_MS;
    if (this.pointed.some(({ ms }) => ms < since)) this.point(this.pointed.filter(({ ms }) => ms >= since));
  }

  setPointing(on: boolean): void {
    this.isPointing = on;
    this.tell();
  }

  /** Shows all others that place, and here what they see. */
  pointAt({ x, y, z }: Vec3): void {
    const { seat } = this.line.seen;
    this.setPointing(false);
    if (seat === null) return;
    this.line.sendFleeting({ t: 'point', at: [x, y, z] });
    this.pointsAt(seat, { x, y, z });
  }

  /** The seat's name and colour; null where there is none. */
  seatInfo(seat: number): { readonly name: string; readonly colour: number } | null {
    return this.lobby(this.line.seen.rows)?.seats[seat]?.info ?? null;
  }

  /** Pieces in hands elsewhere, or where they are aimed at, now. */
  seen(what: keyof HandSeen): Poses {
    const actions = this.session.store.getState().match?.log.length ?? 0;
    const now = this.now();
    return new Map<PieceId, Pose>(
      [...this.playbacks].flatMap(([seat, playback]) =>
        this.isAsked(seat) ? [...(playback.seen(now, actions)?.[what] ?? [])] : [],
      ),
    );
  }

  /** Whether the next picture may differ for them. */
  get isAlive(): boolean {
    const now = this.now();
    return [...this.playbacks.values()].some((playback) => playback.isAlive(now));
  }

  private heard(told: Fleeting): void {
    if (told.t === 'pointed') {
      const [x, y, z] = told.at;
      if (!this.isMuted) this.pointsAt(told.seat, { x, y, z });
      return;
    }
    const sample = told.t === 'hand' && told.seat !== this.line.seen.seat ? readHand(told.b) : null;
    if (told.t !== 'hand' || sample === null) return;
    const playback = this.playbacks.get(told.seat) ?? new HandPlayback();
    this.playbacks.set(told.seat, playback);
    playback.heard(sample, this.now());
    this.tell();
  }

  /** Another hand has nothing to do on the table now: what it tells is not shown. */
  private isAsked(seat: number): boolean {
    return (this.lobby(this.line.seen.rows)?.times[seat]?.since ?? null) !== null;
  }

  private pointsAt(seat: number, at: Vec3): void {
    this.point([...this.pointed.filter((one) => one.seat !== seat), { seat, at, ms: this.now() }]);
  }

  private point(pointed: readonly Pointed[]): void {
    this.pointed = pointed;
    this.tell();
  }

  private tell(): void {
    for (const changed of this.listeners) changed();
  }
}

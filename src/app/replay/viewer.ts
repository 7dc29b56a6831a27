import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PieceId } from '#sim/ids.ts';
import type { Fault } from '#sim/result.ts';
import { TICK_HZ } from '#sim/settings.ts';
import type { Pose } from '#sim/world/pose.ts';
import { isElsewhere, type DrawnPiece, type DrawnTable } from '#play/table/drawn.ts';
import { closeUpOf } from './closeUp.ts';
import type { Act, ActRecorder, Film, Ruling } from './film.ts';
import type { CameraView } from '#play/session/camera.ts';
import type { SceneState, TableScene } from '../scene/tableScene.ts';
import type { Shot } from '../scene/framing.ts';
import { homingAt, neighbour, onward, rulingFrom, stepped, within, type Playhead } from './playhead.ts';
import { Reels } from './reels.ts';

/** Real time's multiples. */
export const SPEEDS = [1 / 20, 1 / 10, 1 / 4, 1 / 2, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Ticks recorded a frame: for what is waited for, and ahead of it. A tick takes some 25 microseconds. */
const TICKS_WAITED_FOR = 240;
const TICKS_AHEAD = 60;
/** Ticks between two questions whether there is still time in this frame. */
const TICKS_AT_ONCE = 20;
/**
 * A picture that was longer in coming (a page that was hidden) skips nothing: it goes on from where it was (house
 * values).
 */
const MOST_S = 0.5;
const MOST_S_SMOOTH = 0.1;

const always = (): boolean => true;
const never = (): boolean => false;

/** The state of a viewer; `at` changes every frame while it plays. */
export interface ViewerState {
  readonly at: Playhead;
  readonly playing: boolean;
  readonly speed: Speed;
  /** Whether what is to be seen has been recorded. */
  readonly ready: boolean;
  /** Fallen by now in this act. */
  readonly rulings: readonly Ruling[];
  readonly camera: CameraView;
  /** The seat from which one watches, on any player's turn. */
  readonly seat: number;
  readonly shot: Shot | null;
  /** Being shown: whom it concerns is marked all the while, not only from when it fell. */
  readonly about: Ruling | null;
  /** Where it stops by itself; null for the end of the film. */
  readonly until: Playhead | null;
  readonly fault: Fault | null;
}

const NOTHING: readonly Ruling[] = [];

/** The parts that a scene's state depends on. */
type ShownOf = Pick<ViewerState, 'camera' | 'seat' | 'shot' | 'rulings' | 'about'> & {
  readonly act: number;
  readonly isNear: boolean;
};

const isSame = (a: ShownOf, b: ShownOf): boolean =>
  (Object.keys(a) as (keyof ShownOf)[]).every((part) => a[part] === b[part]);

/** A film being watched: a scene of its own. Free it when it is no longer shown. */
export class Viewer implements TableScene {
  readonly store: StoreApi<ViewerState>;
  readonly drawn: DrawnTable;
  private readonly pieces = new Map<PieceId, DrawnPiece>();
  private readonly placed = { share: 1, homing: 1, busy: false };
  private readonly reels: Reels;
  /** Slow rather than jerky, where pictures are long in coming. */
  smooth = false;
  /** The eye comes near to what moves. */
  isNear = false;
  private last: { readonly of: ShownOf; readonly state: SceneState } | null = null;

  /** `waits`: asked before every picture; while it says yes, time stands still. */
  constructor(
    readonly film: Film,
    at: Playhead = { act: 0, tick: 0 },
    private readonly waits: () => boolean = never,
  ) {
    this.reels = new Reels(film);
    const { pieces, placed } = this;
    this.drawn = {
      pieces,
      get share() {
        return placed.share;
      },
      get homing() {
        return placed.homing;
      },
      get busy() {
        return placed.busy;
      },
    };
    const begin = within(film, at);
    this.store = createStore<ViewerState>(() => ({
      at: begin,
      playing: false,
      speed: 1,
      ready: false,
      rulings: NOTHING,
      camera: 'seat',
      seat: firstToAct(film, begin),
      shot: null,
      about: null,
      until: null,
      fault: null,
    }));
    this.show(begin);
  }

  // Commands of the viewer.

  play(playing = true): void {
    const { at } = this.state;
    const atEnd = onward(this.film, at, 0) === null;
    if (playing && atEnd) this.seek({ act: 0, tick: 0 });
    this.store.setState({ playing });
  }

  /** Goes there and stays; the eye is near what moves from there on, or as far as it always is. */
  seek(to: Playhead, isNear = false): void {
    this.isNear = isNear;
    this.store.setState({ playing: false, until: null });
    this.show(within(this.film, to));
  }

  /** Goes back to the beginning, and to the usual speed. */
  rewind(): void {
    this.seek({ act: 0, tick: 0 });
    this.setSpeed(1);
  }

  /** Frame by frame. */
  step(ticks: number): void {
    this.seek(stepped(this.film, this.state.at, ticks));
  }

  /** To where the next ruling falls, or the one before. False if there is none that way. */
  seekRuling(way: 1 | -1): boolean {
    const found = rulingFrom(this.film, this.state.at, way);
    if (found) this.seek(found);
    return found !== null;
  }

  /** Plays one stretch and stops there. */
  playFrom(from: Playhead, until: Playhead, speed: Speed): void {
    this.seek(from);
    this.store.setState({ playing: true, until: within(this.film, until), speed });
  }

  /** To the beginning of the next action; or of this one, and then of the one before. */
  seekAct(way: 1 | -1): void {
    const { act, tick } = this.state.at;
    this.seek({ act: way === -1 && tick > 0 ? act : neighbour(this.film, act, way), tick: 0 });
  }

  setSpeed(speed: Speed): void {
    this.store.setState({ speed });
  }

  setShot(shot: Shot | null): void {
    this.store.setState({ shot });
  }

  setAbout(about: Ruling | null): void {
    this.store.setState({ about });
  }

  free(): void {
    this.reels.free();
  }

  /** The act's recording, as far as it has come; null for a choice. */
  recorder(act: number): ActRecorder | null {
    return this.reels.of(act);
  }

  /** Recordings that are held now. */
  get held(): number {
    return this.reels.count;
  }

  // Requests of a scene.

  setCamera(camera: CameraView): void {
    this.store.setState({ camera, shot: null });
  }

  /** Sits down on that chair. */
  setSeat(seat: number): void {
    this.store.setState({ seat, camera: 'seat', shot: null });
  }

  /** Bound: a scene's functions are handed on one by one. */
  readonly subscribe = (changed: () => void): (() => void) => this.store.subscribe(changed);

  readonly getState = (): SceneState => {
    const { at, camera, seat, shot, rulings, about } = this.state;
    const { isNear } = this;
    const of = { act: at.act, isNear, camera, seat, shot, rulings, about };
    if (this.last && isSame(this.last.of, of)) return this.last.state;
    const act = this.film.acts[at.act];
    const victims = this.film.calls.victims(about ? [about] : rulings);
    const state: SceneState = {
      scenery: act?.scenery ?? this.film.end.scenery,
      camera,
      seat,
      shot,
      closeUp: isNear && act !== undefined ? closeUpOf(act, rulings) : null,
      closeUpClear: isNear ? (act?.touch?.closeUpClear ?? null) : null,
      flashes: this.film.calls.flashes(rulings, about),
      stateOf: (piece) => (victims.has(piece) ? 'victim' : piece === act?.mover ? 'hover' : 'normal'),
    };
    this.last = { of, state };
    return state;
  };

  advance(seconds: number, mayGoOn: () => boolean = always): boolean {
    const { playing, speed, ready, at } = this.state;
    if (playing && this.waits()) return true;
    if (playing && ready)
      this.goOn(at, Math.min(seconds, this.smooth ? MOST_S_SMOOTH : MOST_S) * TICK_HZ * speed, mayGoOn);
    else if (!ready) this.show(at, mayGoOn);
    const more = this.state.ready && this.recordAhead(mayGoOn);
    return this.state.playing || !this.state.ready || more;
  }

  private get state(): ViewerState {
    return this.store.getState();
  }

  private goOn(at: Playhead, ticks: number, mayGoOn: () => boolean): void {
    const { until } = this.state;
    const next = onward(this.film, at, ticks);
    const stop = until !== null && (next === null || isAtOrBeyond(next, until)) ? until : null;
    if (next === null || stop) this.store.setState({ playing: false, until: null });
    this.show(stop ?? next ?? within(this.film, { act: Infinity, tick: Infinity }), mayGoOn);
  }

  /** The rest of this act, and while it plays the next one. Returns whether there is more of this one to come. */
  private recordAhead(mayGoOn: () => boolean): boolean {
    const { act } = this.state.at;
    const current = this.reels.of(act);
    if (current?.done === null) return record(current, TICKS_AHEAD, mayGoOn);
    if (this.state.playing && this.film.acts[act + 1]) {
      const next = this.reels.of(act + 1);
      if (next) record(next, TICKS_AHEAD, mayGoOn);
      this.reels.of(act); // is the one in use
    }
    return false;
  }

  /** Puts everything where it was then, as far as it has been recorded. */
  private show(at: Playhead, mayGoOn: () => boolean = always): void {
    const act = this.film.acts[at.act];
    const ready = act === undefined ? this.placeEnd() : this.place(act, at, mayGoOn);
    const fallen = act?.rulings.filter(({ tick }) => tick <= at.tick) ?? NOTHING;
    const { rulings } = this.state;
    this.store.setState({ at, ready, rulings: sameRulings(rulings, fallen) ? rulings : fallen });
  }

  private placeEnd(): boolean {
    this.replace(this.film.end.stills.keys(), (id) => still(this.film.end.stills.get(id)));
    return true;
  }

  private place(act: Act, { act: n, tick }: Playhead, mayGoOn: () => boolean): boolean {
    const recorder = this.reels.of(n);
    const wanted = Math.min(Math.ceil(tick), act.ticks);
    if (recorder && recorder.recording.ticks < wanted) record(recorder, TICKS_WAITED_FOR, mayGoOn);
    const done = recorder?.done;
    if (done?.ok === false) this.store.setState({ fault: done.fault, playing: false });
    const recorded = recorder === null || recorder.recording.ticks >= wanted || done !== null;
    const poseAt = (id: PieceId, t: number): Pose | undefined =>
      recorder?.recording.poseOf(id, t) ?? act.before.get(id);
    const homing = homingAt(act, tick);
    const isHoming = tick > act.ticks || (act.ticks === 0 && homing < 1);
    const whole = Math.min(Math.floor(tick), act.ticks);
    this.placed.share = tick - whole;
    this.placed.homing = isHoming ? homing : 1;
    if (isHoming) this.placed.share = 1;
    this.replace(act.before.keys(), (id) =>
      isHoming
        ? homed(poseAt(id, act.ticks), act.after.get(id))
        : between(poseAt(id, whole), poseAt(id, Math.min(whole + 1, act.ticks))),
    );
    return recorded;
  }

  private replace(ids: Iterable<PieceId>, drawnOf: (id: PieceId) => DrawnPiece | null): void {
    this.pieces.clear();
    for (const id of ids) {
      const drawn = drawnOf(id);
      if (drawn) this.pieces.set(id, drawn);
    }
  }
}

/** The chair of the player who acts first from there on; the first one's where no player does. */
const firstToAct = ({ acts }: Film, { act }: Playhead): number =>
  acts.slice(act).find(({ seat }) => seat !== null)?.seat ?? 0;

/** Goes on with it for as long as there is time, but at least a little. Returns whether there may be more. */
function record(recorder: ActRecorder, ticks: number, mayGoOn: () => boolean): boolean {
  let more = true;
  for (let done = 0; more && done < ticks && (done === 0 || mayGoOn()); done += TICKS_AT_ONCE)
    more = recorder.advance(TICKS_AT_ONCE);
  return more;
}

const isAtOrBeyond = (a: Playhead, b: Playhead): boolean => a.act > b.act || (a.act === b.act && a.tick >= b.tick);

const sameRulings = (a: readonly Ruling[], b: readonly Ruling[]): boolean =>
  a.length === b.length && a.every((ruling, i) => ruling === b[i]);

const still = (pose: Pose | undefined): DrawnPiece | null => (pose ? { before: pose, after: pose, from: null } : null);

const between = (before: Pose | undefined, after: Pose | undefined): DrawnPiece | null =>
  before && after ? { before, after, from: null } : null;

/** From where the hand left it to where the rules put it; what is gone stays where it was. */
function homed(from: Pose | undefined, to: Pose | undefined): DrawnPiece | null {
  if (!from || !to) return still(from ?? to);
  return { before: to, after: to, from: isElsewhere(from, to) ? from : null };
}

import type { SeatKind } from '#engine/seats.ts';
import type { TractorPullAction } from '#games/tractor-pull/actions.ts';
import { asked } from '#games/tractor-pull/asked.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { tractorPull, type SeenTractorPull, type TractorPullTypes } from '#games/tractor-pull/tractorPull.ts';
import { seat as asSeat } from '#sim/ids.ts';
import type { Physics } from '#sim/physics.ts';
import type { Fault } from '#sim/result.ts';
import type { ShownPieces } from '#play/table/shownPieces.ts';
import { SessionCore, type Reason } from '#play/session/core.ts';
import type { Pace } from '#play/session/state.ts';
import { placeOn } from '../poses.ts';
import { beatsOf, toldOneByOne } from './beats.ts';
import { SESSION_FAULTS } from './faults.ts';
import { askedHere, personsAsked } from './players.ts';
import { eyesOn, isElsewhere, leavesChoice, needsNoHand } from './secrets.ts';
import type { SessionState } from './sessionTypes.ts';
import { SpinRunner } from './spinRunner.ts';

const BEFORE_ANY_MATCH: SessionState = {
  match: null,
  played: null,
  stage: 'choosing',
  eyes: null,
  telling: null,
  spun: null,
  picked: null,
  pointed: null,
  reading: false,
  aimed: null,
  alone: null,
  events: [],
  fault: null,
  camera: 'seat',
  spectating: false,
};

const NOTHING_CHOSEN = { spun: null, picked: null, pointed: null, aimed: null, fault: null } as const;

/** The position that the table shows: that of the match, or of the beat that is told. */
export const shownState = ({ match, telling }: Pick<SessionState, 'match' | 'telling'>): TractorPullState | null =>
  telling?.beats[telling.at]?.state ?? match?.state ?? null;

/** The state of a session of Tractor Pull. */
export class Core extends SessionCore<TractorPullTypes, SessionState> {
  readonly runner: SpinRunner;

  constructor(
    physics: Physics,
    readonly shown: ShownPieces,
    pace: Pace,
  ) {
    super(tractorPull, physics, BEFORE_ANY_MATCH);
    this.runner = new SpinRunner(this, pace);
    this.store.subscribe((now, before) => {
      const { alone, eyes, spectating } = now;
      if (alone !== null && eyes !== alone && !spectating) this.set({ eyes: asSeat(alone) });
      else if (eyes !== before.eyes && now.aimed !== null) this.set({ aimed: null }); // a hint is for one pair of eyes
    });
  }

  /** Of persons the one with the device; none while it has to be handed on, as a hint tells something of a hand. */
  override askedOf(kind: SeatKind): number | null {
    const { match, eyes, stage } = this.state;
    const seat = super.askedOf(kind);
    if (kind === 'bot' || match === null || seat === null || stage !== 'choosing') return seat;
    if (eyes !== null && askedHere(match).some((one) => one === eyes)) return eyes;
    return needsNoHand(match.state, seat) ? seat : null;
  }

  askedNow({ state }: SeenTractorPull): readonly number[] {
    return asked(state);
  }

  protected override against(action: TractorPullAction): Fault | null {
    if (this.acting === 'bot') return null; // it has no device
    return isElsewhere(this.state, action) ? SESSION_FAULTS.notInHand : null;
  }

  open(match: SeenTractorPull | null, spectating: boolean): void {
    this.set({ ...this.blank, spectating });
    if (match === null) this.shown.place(new Map(), 'at-once');
    else this.put(match, 'at-once');
  }

  show(match: SeenTractorPull, reason: Reason): void {
    const last = match.log.at(-1);
    const isNews = (reason === 'played' || reason === 'seen') && last !== undefined;
    const beats = isNews ? beatsOf(last.before.state, last.events) : [];
    if (beats.length < 2) return this.put(match, 'on-its-way');
    const count = toldOneByOne(beats, !personsAsked(match));
    this.set({ ...NOTHING_CHOSEN, played: match, stage: 'telling', telling: { beats, at: 0, count }, eyes: null });
    this.placeShown();
  }

  /** The next beat is told; after the last one that is, the match goes on. */
  tellNext(): void {
    const { telling, played } = this.state;
    if (telling === null || played === null) return;
    if (telling.at + 1 < telling.count) {
      this.set({ telling: { ...telling, at: telling.at + 1 } });
      this.placeShown();
    } else this.put(played, 'on-its-way');
  }

  tellAll(): void {
    while (this.state.telling !== null) this.tellNext();
  }

  private placeShown(how: 'on-its-way' | 'at-once' = 'on-its-way'): void {
    const state = shownState(this.state);
    if (state !== null) placeOn(this.shown, state, how);
  }

  private put(match: SeenTractorPull, how: 'on-its-way' | 'at-once'): void {
    const { match: before, camera, telling } = this.state;
    const isNew = before === null || before.header !== match.header;
    const spins = ({ state }: SeenTractorPull): boolean => state.phase.name === 'spin' && state.outcome === null;
    const aiming = spins(match);
    const { aimed } = this.state;
    const stays = aimed !== null && before !== null && leavesChoice(before, match, aimed.seat);
    const news = isNew ? [] : match.log.slice(before.log.length).flatMap(({ events }) => events);
    this.set({
      ...NOTHING_CHOSEN,
      aimed: stays ? aimed : null,
      match,
      played: match,
      stage: aiming ? 'aiming' : 'choosing',
      // A view that was turned is of the field, or of the mat.
      camera: camera === 'free' && (before === null || spins(before) !== aiming) ? 'seat' : camera,
      telling: null,
      eyes: eyesOn(this.state, match.state),
      alone: this.ownSeat(match),
      events: telling?.beats.at(-1)?.events ?? news,
    });
    this.placeShown(how);
  }
}

import type { TruckOffAction } from '#games/truck-off/actions.ts';
import { asked } from '#games/truck-off/asked.ts';
import type { TruckOffEvent } from '#games/truck-off/events.ts';
import { truckOff, type SeenTruckOff, type TruckOffTypes } from '#games/truck-off/truckOff.ts';
import type { SeatKind } from '#engine/seats.ts';
import type { Seat } from '#sim/ids.ts';
import type { Physics } from '#sim/physics.ts';
import type { Fault } from '#sim/result.ts';
import type { ShownPieces } from '#play/table/shownPieces.ts';
import { SessionCore, type Reason } from '#play/session/core.ts';
import type { Pace } from '#play/session/state.ts';
import { posesOf } from '../poses.ts';
import { payoutsAfter } from './afterwards.ts';
import { SESSION_FAULTS } from './faults.ts';
import { RollRunner } from './rollRunner.ts';
import { askedHere } from './players.ts';
import { choosesOpenly, eyesOn, isElsewhere, leavesChoice } from './secrets.ts';
import type { Paying, SessionState } from './sessionTypes.ts';

const BEFORE_ANY_MATCH: SessionState = {
  match: null,
  played: null,
  stage: 'choosing',
  eyes: null,
  card: null,
  truck: null,
  aimed: null,
  alone: null,
  pointed: null,
  paying: null,
  roll: null,
  events: [],
  fault: null,
  camera: 'seat',
  spectating: false,
};

const NOTHING_CHOSEN = { card: null, truck: null, aimed: null, pointed: null } as const;

/** The state of a session of Truck Off. */
export class Core extends SessionCore<TruckOffTypes, SessionState> {
  readonly runner: RollRunner;

  constructor(
    physics: Physics,
    readonly shown: ShownPieces,
    readonly pace: Pace,
  ) {
    super(truckOff, physics, BEFORE_ANY_MATCH);
    this.runner = new RollRunner(this, pace);
    this.store.subscribe((now, before) => {
      const { alone, eyes, spectating } = now;
      if (alone !== null && eyes !== alone && !spectating) this.set({ eyes: alone });
      else if (eyes !== before.eyes && now.aimed !== null) this.set({ aimed: null }); // a hint is for one pair of eyes
    });
  }

  /** Of persons the one with the device; none while it has to be handed on, as a hint would tell a secret. */
  override askedOf(kind: SeatKind): number | null {
    const { match, eyes, stage } = this.state;
    const seat = super.askedOf(kind);
    if (kind === 'bot' || match === null || seat === null || stage !== 'choosing') return seat;
    if (eyes !== null && askedHere(match).includes(eyes)) return eyes;
    return choosesOpenly(match.state, seat) ? seat : null;
  }

  askedNow({ state }: SeenTruckOff): readonly number[] {
    return asked(state);
  }

  protected override against(action: TruckOffAction): Fault | null {
    if (this.acting === 'bot') return null; // it has no device
    return isElsewhere(this.state, action) ? SESSION_FAULTS.notInHand : null;
  }

  open(match: SeenTruckOff | null, spectating: boolean): void {
    this.set({ ...this.blank, spectating });
    if (match === null) this.shown.place(new Map(), 'at-once');
    else this.put(match, 'at-once');
  }

  show(match: SeenTruckOff, reason: Reason): void {
    const paying = reason === 'played' || reason === 'seen' ? payoutsAfter(match) : null;
    if (paying === null) return this.put(match, 'on-its-way');
    this.set({ ...NOTHING_CHOSEN, played: match, stage: 'paying', paying, roll: null, eyes: null, fault: null });
    this.shown.place(posesOf(paying.state));
  }

  /** The next payout is told; after the last the match goes on. */
  tellNext(): void {
    const { paying, played } = this.state;
    if (paying === null || played === null) return;
    if (paying.shown < paying.payouts.length) this.set({ paying: toldUpTo(paying, paying.shown + 1) });
    else this.put(played, 'on-its-way');
  }

  tellAll(): void {
    const { paying } = this.state;
    if (paying !== null) this.set({ paying: toldUpTo(paying, paying.payouts.length) });
  }

  private put(match: SeenTruckOff, how: 'on-its-way' | 'at-once'): void {
    const { match: before, camera, roll, paying } = this.state;
    const isNew = before === null || before.header !== match.header;
    const aiming = match.state.roll !== null;
    const { aimed } = this.state;
    const stays = aimed !== null && before !== null && leavesChoice(before, match, aimed.seat);
    this.set({
      ...NOTHING_CHOSEN,
      aimed: stays ? aimed : null,
      match,
      played: match,
      stage: aiming ? 'aiming' : 'choosing',
      // A view that was turned is of the street, or of the tray.
      camera: camera === 'free' && ((roll ?? before?.state.roll ?? null) !== null) !== aiming ? 'seat' : camera,
      paying: null,
      roll: null,
      fault: null,
      eyes: eyesOn(this.state, match.state),
      alone: this.ownSeat(match) as Seat | null,
      events: isNew ? [] : newsOf(match, before.log.length, paying),
    });
    this.shown.place(posesOf(match.state), how);
  }
}

const toldUpTo = (paying: Paying, shown: number): Paying => ({ ...paying, shown, shownBefore: paying.shown });

/** The events to tell; payouts that have been told venue by venue are not told again. */
function newsOf(match: SeenTruckOff, from: number, paying: Paying | null): SessionState['events'] {
  const told = new Set<TruckOffEvent>(paying?.payouts.flatMap(({ before, event }) => [...before, event]));
  return match.log
    .slice(from)
    .flatMap(({ events }) => events)
    .filter((event) => !told.has(event));
}

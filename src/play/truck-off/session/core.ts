import type { TruckOffAction } from '#games/truck-off/actions.ts';
import type { TruckOffEvent } from '#games/truck-off/events.ts';
import { BARRY, ownerOf, type Owner, type TruckId } from '#games/truck-off/ids.ts';
import { truckOff, type SeenTruckOff, type TruckOffTypes } from '#games/truck-off/truckOff.ts';
import type { Seat } from '#sim/ids.ts';
import type { Physics } from '#sim/physics.ts';
import { AS_SCENE, type ShownPieces } from '#play/table/shownPieces.ts';
import type { Reason } from '#play/session/core.ts';
import type { Pace } from '#play/session/state.ts';
import { TellingCore } from '#play/session/telling.ts';
import { posesOf } from '../poses.ts';
import { standing } from '../shownState.ts';
import { isSeen, payoutsAfter } from './afterwards.ts';
import { loneCard } from './cardsMeant.ts';
import { posesSeen } from './posesSeen.ts';
import { RollRunner } from './rollRunner.ts';
import { choosesOpenly, holderOn, isElsewhere, leavesChoice } from './secrets.ts';
import type { Paying, SessionState } from './sessionTypes.ts';

const BEFORE_ANY_MATCH: SessionState = {
  match: null,
  played: null,
  stage: 'choosing',
  holder: null,
  card: null,
  truck: null,
  selected: [],
  aimed: null,
  alone: null,
  pointed: null,
  paying: null,
  roll: null,
  lastWay: null,
  read: [],
  events: [],
  fault: null,
  camera: 'seat',
  spectating: false,
};

const NOTHING_CHOSEN = {
  card: null,
  truck: null,
  aimed: null,
  pointed: null,
  selected: [] as readonly TruckId[],
} as const;

/** The state of a session of Truck Off. */
export class Core extends TellingCore<TruckOffTypes, SessionState> {
  readonly runner: RollRunner;

  constructor(physics: Physics, shown: ShownPieces, pace: Pace) {
    super(truckOff, physics, BEFORE_ANY_MATCH, shown);
    this.runner = new RollRunner(this, pace);
    this.store.subscribe((now, before) => {
      if (now.match !== before.match || now.match === null) return;
      // Selected trucks are a secret: they are never seen on their way home once the device goes on.
      if (now.holder !== before.holder && before.selected.length > 0) this.shown.place(posesSeen(now), 'at-once');
      else if (now.selected !== before.selected) this.shown.place(posesSeen(now));
    });
  }

  protected isHere(action: TruckOffAction): boolean {
    return !isElsewhere(this.state, action);
  }

  protected isOpen({ state }: SeenTruckOff, seat: number): boolean {
    return choosesOpenly(state, seat);
  }

  protected get told(): object | null {
    return this.state.paying;
  }

  show(match: SeenTruckOff, reason: Reason): void {
    const paying = reason === 'played' || reason === 'seen' ? payoutsAfter(match) : null;
    if (paying === null) return this.put(match, 'on-its-way');
    this.set({
      ...NOTHING_CHOSEN,
      played: match,
      stage: 'paying',
      paying,
      roll: null,
      read: [],
      holder: null,
      fault: null,
    });
    this.shown.place(posesOf(paying.state));
  }

  tellNext(): void {
    const { paying, played } = this.state;
    if (paying === null || played === null) return;
    const next = paying.payouts.findIndex((one, i) => i >= paying.shown && isSeen(one));
    if (next >= 0) this.set({ paying: toldUpTo(paying, next + 1) });
    else this.put(played, 'on-its-way');
  }

  tellAll(): void {
    const { paying } = this.state;
    if (paying !== null) this.set({ paying: toldUpTo(paying, paying.payouts.length) });
  }

  protected put(match: SeenTruckOff, how: 'on-its-way' | 'at-once'): void {
    const { match: before, camera, roll, paying } = this.state;
    const isNew = before === null || before.header !== match.header;
    const aiming = match.state.roll !== null;
    const { aimed } = this.state;
    const isLeft = (seat: Owner): boolean => before !== null && seat !== BARRY && leavesChoice(before, match, seat);
    const selected = this.state.selected.filter((id) => isLeft(ownerOf(id)));
    if (before !== null && this.state.selected.length > selected.length)
      this.shown.place(posesOf(before.state), 'at-once');
    this.set({
      ...NOTHING_CHOSEN,
      aimed: aimed !== null && isLeft(aimed.seat) ? aimed : null,
      selected,
      match,
      played: match,
      stage: aiming ? 'aiming' : 'choosing',
      // A view that was turned is of the street, or of the tray.
      camera: camera === 'free' && ((roll ?? before?.state.roll ?? null) !== null) !== aiming ? 'seat' : camera,
      paying: null,
      roll: null,
      read: [],
      fault: null,
      holder: holderOn(this.state, match.state),
      alone: this.ownSeat(match) as Seat | null,
      events: isNew ? [] : newsOf(match, before.log.length, paying),
    });
    this.set({ card: loneCard(this.state) });
    const isReveal = before?.state.phase.name === 'trucks' && match.state.phase.name !== 'trucks';
    const poses = selected.length > 0 ? posesSeen(this.state) : posesOf(standing(match));
    this.shown.place(poses, how, isReveal ? AS_SCENE : undefined);
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

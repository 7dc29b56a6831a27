import type { TractorPullAction } from '#games/tractor-pull/actions.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { tractorPull, type SeenTractorPull, type TractorPullTypes } from '#games/tractor-pull/tractorPull.ts';
import type { Seat } from '#sim/ids.ts';
import type { Physics } from '#sim/physics.ts';
import type { ShownPieces } from '#play/table/shownPieces.ts';
import type { Reason } from '#play/session/core.ts';
import type { Pace } from '#play/session/state.ts';
import { TellingCore } from '#play/session/telling.ts';
import { chooserOf } from '../offers/offers.ts';
import { EMPTY_ROW } from '../say/rowHint.ts';
import { placeOn } from '../poses.ts';
import { beatsOf, toldOneByOne } from './beats.ts';
import { holderOn, isElsewhere, leavesChoice, needsNoHand } from './secrets.ts';
import type { SessionState } from './sessionTypes.ts';
import { SpinRunner } from './spinRunner.ts';

const NOTHING_CHOSEN = {
  spun: null,
  picked: null,
  row: EMPTY_ROW,
  card: null,
  from: null,
  item: null,
  leaf: { page: 0, hinted: null },
  pointed: null,
  aimed: null,
  fault: null,
} as const;

const BEFORE_ANY_MATCH: SessionState = {
  ...NOTHING_CHOSEN,
  match: null,
  played: null,
  stage: 'choosing',
  holder: null,
  telling: null,
  reading: false,
  alone: null,
  events: [],
  camera: 'seat',
  spectating: false,
};

/** The position that the table shows: that of the match, or of the beat that is told. */
export const shownState = ({ match, telling }: Pick<SessionState, 'match' | 'telling'>): TractorPullState | null =>
  telling?.beats[telling.at]?.state ?? match?.state ?? null;

/** The state of a session of Tractor Pull. */
export class Core extends TellingCore<TractorPullTypes, SessionState> {
  readonly runner: SpinRunner;

  constructor(physics: Physics, shown: ShownPieces, pace: Pace) {
    super(tractorPull, physics, BEFORE_ANY_MATCH, shown);
    this.runner = new SpinRunner(this, pace);
    this.store.subscribe((now, before) => {
      if (now.match !== before.match) return;
      // A row that is laid is a secret: it is away at once where the device goes on.
      if (now.holder !== before.holder && now.row !== EMPTY_ROW) this.set({ row: EMPTY_ROW, card: null, item: null });
      else if (now.row !== before.row || now.from !== before.from) this.placeShown('at-once');
    });
  }

  protected isHere(action: TractorPullAction): boolean {
    return !isElsewhere(this.state, action);
  }

  protected isOpen({ state }: SeenTractorPull, seat: number): boolean {
    return needsNoHand(state, seat);
  }

  protected get told(): object | null {
    return this.state.telling;
  }

  show(match: SeenTractorPull, reason: Reason): void {
    const last = match.log.at(-1);
    const isNews = (reason === 'played' || reason === 'seen') && last !== undefined;
    const beats = isNews ? beatsOf(last.before.state, last.events) : [];
    const count = toldOneByOne(beats);
    if (count === 0) return this.put(match, 'on-its-way');
    this.set({ ...NOTHING_CHOSEN, played: match, stage: 'telling', telling: { beats, at: 0, count }, holder: null });
    this.placeShown();
  }

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
    const seat = chooserOf(this.state);
    if (state !== null) placeOn(this.shown, state, how, seat === null ? null : { seat, row: this.state.row });
  }

  protected put(match: SeenTractorPull, how: 'on-its-way' | 'at-once'): void {
    const { match: before, camera, telling } = this.state;
    const isNew = before === null || before.header !== match.header;
    const spins = ({ state }: SeenTractorPull): boolean => state.phase.name === 'spin' && state.outcome === null;
    const aiming = spins(match);
    const { aimed, row, card, from, item, picked } = this.state;
    const stays = (seat: number | null): boolean =>
      seat !== null && before !== null && leavesChoice(before, match, seat);
    const news = isNew ? [] : match.log.slice(before.log.length).flatMap(({ events }) => events);
    this.set({
      ...NOTHING_CHOSEN,
      ...(stays(chooserOf(this.state)) && { row, card, from, item, picked }),
      aimed: stays(aimed?.seat ?? null) ? aimed : null,
      match,
      played: match,
      stage: aiming ? 'aiming' : 'choosing',
      // A view that was turned is of the field, or of the mat.
      camera: camera === 'free' && (before === null || spins(before) !== aiming) ? 'seat' : camera,
      telling: null,
      holder: holderOn(this.state, match.state),
      alone: this.ownSeat(match) as Seat | null,
      events: telling?.beats.at(-1)?.events ?? news,
    });
    this.placeShown(how);
  }
}

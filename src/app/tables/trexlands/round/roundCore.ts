import { createStore, type StoreApi } from 'zustand/vanilla';
import { checkAction, play } from '../../../../engine/play.ts';
import type { TrexlandsAction } from '../../../../games/trexlands/actions.ts';
import type { RollReport } from '../../../../games/trexlands/rollReport.ts';
import { isPlacing } from '../../../../games/trexlands/queries.ts';
import { rollAsked } from '../../../../games/trexlands/rolls.ts';
import { trexlands, type TrexlandsMatch } from '../../../../games/trexlands/trexlands.ts';
import type { Physics } from '../../../../sim/physics.ts';
import type { Fault, Result } from '../../../../sim/result.ts';
import { aimingPoses, posesOf } from '../scene/poses.ts';
import { ROUND_FAULTS } from './faults.ts';
import { eyesOn, whyNotInHand } from './inHand.ts';
import type { RoundStage, RoundState } from './roundTypes.ts';
import type { ShownTrucks } from './shownTrucks.ts';

const BEFORE_ANY_MATCH: RoundState = {
  match: null,
  played: null,
  stage: 'choosing',
  eyes: null,
  chosen: [],
  pointed: null,
  lit: [],
  thrown: [],
  roll: null,
  events: [],
  fault: null,
  camera: 'seat',
  lookingOn: false,
};

/** Nothing chosen, nothing pointed at, no truck in the air. */
const NOTHING_CHOSEN = { chosen: [], pointed: null, lit: [], thrown: [] } as const;

/** The state of a round and the only places where a match gets into it. */
export class RoundCore {
  readonly store: StoreApi<RoundState> = createStore(() => BEFORE_ANY_MATCH);

  constructor(
    readonly physics: Physics,
    readonly shown: ShownTrucks,
  ) {}

  get state(): RoundState {
    return this.store.getState();
  }

  set(patch: Partial<RoundState>): void {
    this.store.setState(patch);
  }

  refuse(fault: Fault): false {
    this.set({ fault });
    return false;
  }

  /** The match that may be played on now. Faults: no match, another tab's, a roll that is not over. */
  get playable(): Result<TrexlandsMatch> {
    const { match, lookingOn, stage } = this.state;
    if (match === null) return { ok: false, fault: ROUND_FAULTS.noMatch };
    if (lookingOn) return { ok: false, fault: ROUND_FAULTS.lookingOn };
    if (stage === 'rolling' || stage === 'called') return { ok: false, fault: ROUND_FAULTS.rolling };
    return { ok: true, value: match };
  }

  check(action: TrexlandsAction): Result<TrexlandsAction> {
    const { playable } = this;
    return playable.ok ? checkAction(trexlands, playable.value, action) : playable;
  }

  /** Plays it, and shows what has come of it. Returns whether it could be played. */
  play(action: TrexlandsAction): boolean {
    const { playable } = this;
    const against = playable.ok ? whyNotInHand(this.state, action) : null;
    if (against !== null) return this.refuse(against);
    const played = playable.ok ? play(trexlands, playable.value, action, null) : playable;
    if (!played.ok) return this.refuse(played.fault);
    this.show(played.value);
    return true;
  }

  /** The match after a roll: it counts from now on, and is shown when the roll has been seen. */
  playRoll(action: TrexlandsAction, report: RollReport): void {
    const { match } = this.state;
    const played = match && play(trexlands, match, action, report);
    if (!played?.ok) throw new Error('a roll that was asked for can be played');
    this.set({ played: played.value });
  }

  /** Sits down at a match, or (null) at none. */
  open(match: TrexlandsMatch | null, lookingOn = false): void {
    this.set({ ...BEFORE_ANY_MATCH, lookingOn });
    if (match === null) this.shown.place(new Map(), 'at-once');
    else this.show(match, 'at-once');
  }

  /** The match as it stands now; whatever was chosen or pointed at belongs to the position before. */
  show(match: TrexlandsMatch, how: 'on-its-way' | 'at-once' = 'on-its-way'): void {
    this.set({
      ...NOTHING_CHOSEN,
      match,
      played: match,
      stage: stageOf(match),
      roll: rollSeen(this.state, match),
      fault: null,
      eyes: eyesOn(this.state, match),
      events: newsOf(this.state, match),
    });
    this.place(how);
  }

  /** Trucks where they belong while nothing rolls. */
  place(how: 'on-its-way' | 'at-once' = 'on-its-way'): void {
    const { match, thrown } = this.state;
    if (match === null) return;
    const poses = new Map(posesOf(match.state));
    const asking = rollAsked(match.state);
    if (asking !== null) for (const [id, pose] of aimingPoses(match.state, asking, thrown)) poses.set(id, pose);
    this.shown.place(poses, how);
  }
}

const stageOf = ({ state }: TrexlandsMatch): RoundStage => (rollAsked(state) === null ? 'choosing' : 'aiming');

/** What there is to tell of. While cards are placed in private nobody sees that anything was done: what was told last stays (TX-69). */
function newsOf({ match: before, events }: RoundState, match: TrexlandsMatch): RoundState['events'] {
  if (before === null || before.header !== match.header) return [];
  const news = match.log.slice(before.log.length).flatMap((entry) => entry.events);
  return news.length === 0 && isPlacing(before.state) && isPlacing(match.state) ? events : news;
}

/** The last roll can be seen again until the next one; one that was taken back cannot. */
const rollSeen = ({ roll, match }: RoundState, next: TrexlandsMatch): RoundState['roll'] =>
  match !== null && next.log.length > match.log.length ? roll && { ...roll, again: null } : null;

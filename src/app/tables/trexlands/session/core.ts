import { play } from '../../../../engine/play.ts';
import type { TrexlandsAction } from '../../../../games/trexlands/actions.ts';
import { asked } from '../../../../games/trexlands/asked.ts';
import type { RollReport } from '../../../../games/trexlands/rollReport.ts';
import { isPlacing } from '../../../../games/trexlands/queries.ts';
import { rollAsked } from '../../../../games/trexlands/rolls.ts';
import { trexlands, type TrexlandsMatch, type TrexlandsTypes } from '../../../../games/trexlands/trexlands.ts';
import type { Physics } from '../../../../sim/physics.ts';
import type { Fault } from '../../../../sim/result.ts';
import { SessionCore, type Reason } from '../../../session/core.ts';
import type { Pace } from '../../../session/state.ts';
import { aimingPoses, posesOf } from '../scene/poses.ts';
import { eyesOn, whyNotInHand, whyNotTakenBack } from './inHand.ts';
import { RollDesk } from './rollDesk.ts';
import type { Stage, SessionState } from './sessionTypes.ts';
import type { ShownPieces } from '../../../scene/shownPieces.ts';

const BEFORE_ANY_MATCH: SessionState = {
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

/** The state of a session of Trexlands. */
export class Core extends SessionCore<TrexlandsTypes, SessionState> {
  readonly desk: RollDesk;

  constructor(
    physics: Physics,
    readonly shown: ShownPieces,
    pace: Pace,
  ) {
    super(trexlands, physics, BEFORE_ANY_MATCH);
    this.desk = new RollDesk(this, pace);
  }

  askedNow({ state }: TrexlandsMatch): readonly number[] {
    return asked(state);
  }

  protected override against(action: TrexlandsAction): Fault | null {
    return whyNotInHand(this.state, action);
  }

  override againstUndo(): Fault | null {
    return whyNotTakenBack(this.state);
  }

  /** The match after a roll: it counts from now on, and is shown when the roll has been seen. */
  playRoll(action: TrexlandsAction, report: RollReport): void {
    const { match } = this.state;
    const played = match && play(trexlands, match, action, report);
    if (!played?.ok) throw new Error('a roll that was asked for can be played');
    this.set({ played: played.value });
  }

  open(match: TrexlandsMatch | null, lookingOn: boolean): void {
    this.set({ ...this.blank, lookingOn });
    if (match === null) this.shown.place(new Map(), 'at-once');
    else this.put(match, 'at-once');
  }

  show(match: TrexlandsMatch, reason: Reason): void {
    if (reason === 'taken-back') this.desk.abandon(); // the roll that was seen last is no part of the match any more
    this.put(match, reason === 'asked' && this.state.lookingOn ? 'at-once' : 'on-its-way');
  }

  private put(match: TrexlandsMatch, how: 'on-its-way' | 'at-once'): void {
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

const stageOf = ({ state }: TrexlandsMatch): Stage => (rollAsked(state) === null ? 'choosing' : 'aiming');

/** The events to tell. While cards are placed in private no action is shown: the last ones told stay (TX-69). */
function newsOf({ match: before, events }: SessionState, match: TrexlandsMatch): SessionState['events'] {
  if (before === null || before.header !== match.header) return [];
  const news = match.log.slice(before.log.length).flatMap((entry) => entry.events);
  return news.length === 0 && isPlacing(before.state) && isPlacing(match.state) ? events : news;
}

/** The last roll can be seen again until the next one; one that was taken back cannot. */
const rollSeen = ({ roll, match }: SessionState, next: TrexlandsMatch): SessionState['roll'] =>
  match !== null && next.log.length > match.log.length ? roll && { ...roll, again: null } : null;

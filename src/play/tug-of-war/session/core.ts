import { asked } from '#games/tug-of-war/asked.ts';
import { running } from '#games/tug-of-war/time.ts';
import { tugOfWar, type SeenTugOfWar, type TugOfWarTypes } from '#games/tug-of-war/tugOfWar.ts';
import type { Physics } from '#sim/physics.ts';
import type { ShownPieces } from '#play/table/shownPieces.ts';
import { SessionCore, type Runner } from '#play/session/core.ts';
import { DONE, type Outcome } from '#play/session/outcome.ts';
import { LONGEST_S } from '../machines/glide.ts';
import { seenInS } from '../machines/seenInS.ts';
import { NO_PLAN } from './plan.ts';
import type { Choice, SessionState } from './sessionTypes.ts';

const BEFORE_ANY_MATCH: SessionState = {
  match: null,
  played: null,
  holder: null,
  plan: NO_PLAN,
  aimed: null,
  pointed: null,
  refused: null,
  events: [],
  endSeen: false,
  elapsedMs: 0,
  fault: null,
  camera: 'seat',
  spectating: false,
};

/** Nothing takes time on this table: what is played counts at once. */
const NO_RUNNER: Runner = {
  underWay: null,
  conclude: () => undefined,
  pause: () => undefined,
  abandon: () => undefined,
};

/** The state of a session of Tug of War. */
export class Core extends SessionCore<TugOfWarTypes, SessionState> {
  readonly runner = NO_RUNNER;

  /** Since the last action was seen to begin, s. */
  private seenS = 0;

  constructor(
    physics: Physics,
    readonly shown: ShownPieces,
  ) {
    super(tugOfWar, physics, BEFORE_ANY_MATCH);
  }

  askedNow({ state }: SeenTugOfWar): readonly number[] {
    return asked(state);
  }

  open(match: SeenTugOfWar | null, spectating: boolean): void {
    this.set({ ...this.blank, spectating });
    if (match !== null) this.show(match);
  }

  /** Machines have come to rest; nothing has to be waited for where nothing is seen on its way. */
  get isSeen(): boolean {
    return this.shown.calm || this.seenS >= seenInS(this.state.events);
  }

  /** Time passes as the machines see it pass. Returns whether the end of the match is still to be seen. */
  pass(seconds: number): boolean {
    this.seenS += Math.min(seconds, LONGEST_S);
    const { match, endSeen } = this.state;
    if (match === null || match.state.outcome === null || endSeen) return false;
    if (this.isSeen) this.set({ endSeen: true });
    return !this.isSeen;
  }

  show(match: SeenTugOfWar): void {
    this.seenS = 0;
    const { match: before, plan, elapsedMs } = this.state;
    const isNew = before === null || before.header !== match.header;
    const isSame = !isNew && before.state === match.state; // only asked, or answered
    const events = isNew ? [] : match.log.slice(before.log.length).flatMap((entry) => entry.events);
    this.set({
      match,
      played: match,
      endSeen: match.state.outcome !== null && (this.shown.calm || !events.some(({ type }) => type === 'played')),
      plan: isSame ? plan : NO_PLAN,
      elapsedMs: isSame ? elapsedMs : 0,
      aimed: null,
      fault: null,
      refused: null,
      events,
    });
  }

  /** Plays a choice with the time that the seat's clock has run, where one runs. */
  act(choice: Choice): Outcome {
    const { match, elapsedMs } = this.state;
    const isTimed = match !== null && choice.do !== 'first' && running(match.state) !== null;
    return this.play(isTimed ? { ...choice, elapsedMs: Math.floor(elapsedMs) } : choice);
  }

  passTime(ms: number): Outcome {
    const { match, spectating, elapsedMs } = this.state;
    if (match === null || spectating || match.undo !== null) return DONE;
    const now = running(match.state);
    if (now === null) return DONE;
    const passed = Math.min(elapsedMs + ms, now.leftMs);
    this.set({ elapsedMs: passed });
    return passed < now.leftMs ? DONE : this.play({ do: 'time', elapsedMs: Math.ceil(now.leftMs) });
  }
}

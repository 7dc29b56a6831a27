import { isWhole } from '#engine/seen.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DrillVerdict } from '#engine/lessons.ts';
import type { SeatInfo } from '#engine/seats.ts';
import { stepsOf } from '#games/traction/commands.ts';
import { parseCommand } from '#games/traction/notation.ts';
import { whatMayBeDone } from '#games/traction/queries.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import { seat as asSeat, type PieceId } from '#sim/ids.ts';
import type { Session, SessionState } from '../session/sessionTypes.ts';
import type { PageDrill, PagePart } from './lessons.ts';
import { showOwnHand } from './ownHand.ts';

export interface RunState {
  readonly drill: PageDrill;
  readonly part: number;
  readonly verdict: DrillVerdict; // of this part
  readonly failures: number; // of this part
  /** A practised hand shows how; what it comes to is not the player's. */
  readonly showing: boolean;
  /** It has shown how. */
  readonly shown: boolean;
}

/** Drills at one session's table, one at a time. */
export interface DrillRun {
  readonly store: StoreApi<RunState>;
  /** Sits down at this drill. */
  begin(drill: PageDrill): void;
  /** The position at once, as it was. */
  retry(): void;
  /** The next part, if there is one. */
  next(): void;
  /** A practised hand does it. */
  show(): void;
  /** Gets up. */
  stop(): void;
}

export interface RunOptions {
  readonly session: Session;
  /** As many as the drills have. */
  readonly seats: readonly SeatInfo[];
  readonly onPassed: (drill: string) => void;
}

const OPEN = { verdict: { state: 'open' }, showing: false, shown: false } as const;

/** Nothing in a drill is left to chance. */
const SEED = 0;

export const LEARNER = 0;
const END = 'end';

/** Nothing happens before `begin`. Then the drill is asked after every action what the match has come to. */
export function createDrillRun({ session, seats, onPassed }: RunOptions, first: PageDrill): DrillRun {
  const store = createStore<RunState>(() => ({ drill: first, part: 0, failures: 0, ...OPEN }));
  const { commands } = session;
  let lines: string[] = []; // still to be shown
  let replies: string[] = []; // still to be played by the rival
  let unsubscribe: (() => void) | null = null;

  const setUp = (patch: Partial<RunState>): void => {
    lines = [];
    store.setState({ ...OPEN, ...patch });
    const { setup, hand, replies: its = [] } = partNow(store.getState());
    replies = its.filter((deed) => typeof deed === 'string');
    commands.newMatch({ seats, setup, seed: SEED });
    if (hand !== undefined) commands.setHandMode(hand);
  };

  const judge = (match: TractionMatch): void => {
    const { drill, verdict: before, failures, part } = store.getState();
    const verdict = before.state === 'open' ? partOf(drill, part).judge(match) : before;
    if (verdict === before || verdict.state === 'open') return;
    store.setState({ verdict, failures: failures + (verdict.state === 'failed' ? 1 : 0) });
    if (verdict.state === 'passed' && part === drill.parts.length - 1) onPassed(drill.id);
  };

  /** By the hand that the part is about: an own hand's step is led as a pointer leads it. */
  const showLine = (line: string): boolean => {
    const step = partNow(store.getState()).hand === 'free' ? ownStepOf(line, seats) : null;
    return step === null ? commands.typeMove(line).ok : showOwnHand(session, step.piece, step.step);
  };

  /** After all other listeners of this change: a hand that begins in the middle of them would be overtaken by them. */
  const showOn = async (): Promise<void> => {
    await Promise.resolve();
    if (unsubscribe === null || !store.getState().showing) return;
    const line = lines.shift();
    if (line === undefined) store.setState({ showing: false, shown: true });
    else if (!showLine(line)) store.setState({ showing: false });
  };

  /** The rival's turn is played for it; a line that the table no longer allows gives way to the end of its turn. */
  const reply = async (): Promise<void> => {
    await Promise.resolve();
    const { match } = session.store.getState();
    const state = store.getState();
    if (unsubscribe === null || match === null || state.showing || state.verdict.state !== 'open') return;
    const { seat } = whatMayBeDone(match.state);
    if (partNow(state).replies === undefined || seat === null || seat === LEARNER) return;
    if (!commands.typeMove(replies.shift() ?? END).ok) commands.typeMove(END);
  };

  const played = ({ match }: SessionState, before: SessionState): void => {
    if (match === null || !isWhole(match) || match.log.length === 0 || match.log === before.match?.log) return;
    if (store.getState().showing) void showOn();
    else {
      judge(match);
      void reply();
    }
  };

  return {
    store,
    begin: (drill) => {
      unsubscribe ??= session.store.subscribe(played);
      setUp({ drill, part: 0, failures: 0 });
    },
    retry: () => setUp({}),
    next: () => {
      const { drill, part } = store.getState();
      if (part + 1 < drill.parts.length) setUp({ part: part + 1, failures: 0 });
    },
    show: () => {
      setUp({ showing: true });
      lines = [...shownLines(partNow(store.getState()))];
      void showOn();
    },
    stop: () => {
      unsubscribe?.();
      unsubscribe = null;
      commands.leave();
    },
  };
}

/** A line that is one step of a walk; null for any other. */
function ownStepOf(
  line: string,
  seats: readonly SeatInfo[],
): { readonly piece: PieceId; readonly step: StepCommand } | null {
  const parsed = parseCommand(
    line,
    asSeat(LEARNER),
    seats.map(({ name }) => name),
  );
  if (!parsed.ok || parsed.value.do !== 'walk') return null;
  const [step, ...more] = stepsOf(parsed.value);
  return step === undefined || more.length > 0 ? null : { piece: parsed.value.piece, step };
}

/** The corner on which an own hand's step is shown; null for a part that is about another hand. */
export function shownCorner(
  part: PagePart,
  seats: readonly SeatInfo[],
): (Pick<StepCommand, 'corner'> & { readonly piece: PieceId }) | null {
  const [line] = part.hand === 'free' ? shownLines(part) : [];
  const shown = line === undefined ? null : ownStepOf(line, seats);
  return shown && { piece: shown.piece, corner: shown.step.corner };
}

/** The part of a solution that a practised hand can show: notation has no words for the rest. */
export const shownLines = ({ solution }: PagePart): readonly string[] =>
  solution.every((deed) => typeof deed === 'string') ? solution : [];

export const partNow = ({ drill, part }: RunState): PagePart => partOf(drill, part);

function partOf({ id, parts }: PageDrill, i: number): PagePart {
  const part = parts[i];
  if (part === undefined) throw new Error(`the drill ${id} has no part ${i}`);
  return part;
}

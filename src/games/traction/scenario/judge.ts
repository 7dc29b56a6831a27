import { hashOf } from '#engine/hash.ts';
import { makePath } from '#engine/files/jsonPath.ts';
import { misfit } from '#engine/files/misfit.ts';
import { ticksOf, type HowFar } from '#engine/howFar.ts';
import { JUDGEMENT_FORMAT, JUDGEMENT_VERSION } from '#engine/scenario/format.ts';
import { SCENARIO_TICKS_MOST } from '#engine/scenario/limits.ts';
import { say as texts } from '#engine/scenario/texts.ts';
import { withoutStop } from '#engine/words.ts';
import { makeGesture } from '#sim/gesture/codec.ts';
import { fault, ok, type Fault, type Result } from '#sim/result.ts';
import type { Applied } from '../applied.ts';
import { pieceOn } from '../board.ts';
import { disturb } from '../crash.ts';
import { move } from '../moves.ts';
import { whyNot } from '../queries.ts';
import type { TractionState } from '../state.ts';
import type { ActionJudgement, Judgement } from './judgement.ts';
import { judged } from './judged.ts';
import type { Scenario, ScenarioAction } from './scenario.ts';
import { startOf } from './start.ts';
import type { Played, ScenarioTable } from './table.ts';
import { say } from './texts.ts';

/**
 * Plays a scenario's actions one after another on the table, by the rules, and tells what the referee says of each.
 * Faults: what of the file turns out to be wrong only while it is played, such as an action after a win.
 */
export function judgeScenario(scenario: Scenario, table: ScenarioTable): Result<Judgement> {
  const steps = judging(scenario, table);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same, tick by tick and action by action, so that a caller can show progress, pause or stop. */
export function* judging(
  scenario: Scenario,
  table: ScenarioTable,
  mostTicks: number = SCENARIO_TICKS_MOST,
): Generator<HowFar, Result<Judgement>, void> {
  let state = startOf(scenario);
  const actions: ActionJudgement[] = [];
  const bodies: string[] = [];
  let ticks = 0; // of the actions before
  for (const [i, action] of scenario.actions.entries()) {
    const played = refusal(state, action, i) ?? (yield* playing(table, state, action, i, mostTicks - ticks, mostTicks));
    if (!played.ok) return played;
    ticks += played.value.report.ticks;
    const applied = consequences(state, action, played.value);
    actions.push(judged(state, action, played.value, applied));
    bodies.push(played.value.report.hash);
    state = { ...applied.state, pending: [] }; // penalties to be chosen belong to matches
    yield { done: i + 1, tick: 0 };
  }
  const { build, tickHz } = table;
  return ok({
    format: JUDGEMENT_FORMAT,
    version: JUDGEMENT_VERSION,
    build,
    tickHz,
    hash: hashOfEnd(bodies, state),
    actions,
  });
}

/** Hash of where everything is at the end, and of the simulated bodies after every action. */
const hashOfEnd = (bodies: readonly string[], { pads, pieces, offTable, outcome }: TractionState): string =>
  hashOf({ bodies, pads, pieces, offTable, outcome });

/** The objection that only the course of play can raise against an action; null if none. */
function refusal(state: TractionState, action: ScenarioAction, i: number): ReturnType<typeof misfit> | null {
  const { outcome } = state;
  const winner = outcome?.winners[0];
  if (winner !== undefined) return misfit(['actions', i], say.action(action.do, action.piece), say.afterWin(winner));
  const gone = pieceOn(state, action.piece) === undefined;
  if (gone) return misfit(['actions', i, 'piece'], JSON.stringify(action.piece), say.offTable);
  const why = action.do === 'disturb' ? null : whyNot(state, action.piece);
  return why === null
    ? null
    : misfit(['actions', i, 'piece'], JSON.stringify(action.piece), say.mayAct(withoutStop(why.message)));
}

/**
 * Carries the action out, within the ticks that are left of all that a scenario may take; a hand that cannot do what it
 * is told is the file's fault.
 */
function* playing(
  table: ScenarioTable,
  state: TractionState,
  action: ScenarioAction,
  i: number,
  left: number,
  most: number,
): Generator<HowFar, Result<Played>, void> {
  const steps = ticksOf(table.play(state, action), i);
  try {
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value.ok ? step.value : { ok: false, fault: asTheFiles(step.value.fault, action, i) };
      if (step.value.tick > left) return tooLong(i, most);
      yield step.value;
    }
  } finally {
    steps.return(tooLong(i, most)); // so that it is freed
  }
}

function tooLong(i: number, most: number): ReturnType<typeof fault> {
  const path = makePath(['actions', i]);
  return fault('scenario-too-long', texts.tooLong(path, most), path);
}

function asTheFiles({ code, message }: Fault, action: ScenarioAction, i: number): Fault {
  const path = makePath(['actions', i]);
  if (code === 'action-too-long') return { code, message: `${path}: ${message}`, path };
  const aGesture = say.aGesture(withoutStop(message));
  const gesture =
    action.do === 'gesture'
      ? action.gesture
      : action.do === 'disturb' && 'gesture' in action.touch
        ? action.touch.gesture
        : null;
  if (gesture === null) return misfit(['actions', i], say.action(action.do, action.piece), aGesture).fault;
  return misfit(['actions', i, 'gesture'], say.gesture(makeGesture(gesture)), aGesture).fault;
}

/** The consequences by the rules. */
function consequences(state: TractionState, action: ScenarioAction, { gesture, report }: Played): Applied {
  if (action.do === 'disturb') return disturb(state, { do: 'disturb', by: action.by, gesture }, report);
  const { piece } = action;
  if (action.do === 'gesture') return move(state, { do: action.as, piece, gesture, hand: 'free' }, report);
  return move(state, { do: action.do, piece, gesture, hand: 'assisted' }, report);
}

import type { Unmet } from '../engine/scenario/expect.ts';
import type { ActionJudgement, Judgement } from '../games/traction/scenario/judgement.ts';
import type { Scenario, ScenarioAction } from '../games/traction/scenario/scenario.ts';
import { paintOf, type Paint } from './colours.ts';
import { printable } from './printable.ts';
import { say } from './texts.ts';

/** A judged scenario for a person: a line an action, a line a ruling, then what was expected and is not so. */
export interface Judged {
  readonly name: string;
  readonly scenario: Scenario;
  readonly judgement: Judgement;
  readonly unmet: readonly Unmet[];
}

export function describeJudgement({ name, scenario, judgement, unmet }: Judged, colour: boolean): string {
  const paint = paintOf(colour);
  const lines = [
    `${printable(name)}: ${printable(scenario.title || say.untitled)}`,
    ...judgement.actions.flatMap((judged, i) => describeAction(scenario.actions[i], judged, i, judgement.tickHz, paint)),
    `  ${paint.faint(say.hash(judgement.hash, judgement.build))}`,
    ...describeExpectations(scenario.expect.length, unmet, paint).map((line) => `  ${line}`),
  ];
  return `${lines.join('\n')}\n`;
}

function describeAction(action: ScenarioAction | undefined, judged: ActionJudgement, i: number, tickHz: number, paint: Paint): string[] {
  const verdict = action?.do === 'disturb' ? touchVerdict(judged, paint) : judged.legal ? paint.good(say.legal) : paint.bad(say.illegal);
  const what = action === undefined ? '' : describeCommand(action);
  return [
    `  ${i + 1}. ${what}: ${verdict}, ${say.duration(judged.ticks, tickHz)}`,
    ...judged.rulings.map((r) => say.ruling(r.clause, r.code, r.tick, r.atMm, printable(r.text))).map(indent),
    ...judged.steps.map((s, n) => paint.faint(say.step(n + 1, s.swivelDeg, s.travelMm, s.pivotSlipMm))).map(indent),
    indent(paint.faint(say.lay(judged.lay.pose, judged.lay.xMm, judged.lay.zMm, judged.lay.yawDeg))),
    ...describeConsequences(judged).map(indent),
  ];
}

/** A touch out of turn is a crash or a jiggle; a bump, which nobody did, too. */
const touchVerdict = ({ rulings }: ActionJudgement, paint: Paint): string =>
  rulings.some(({ code }) => code !== 'jiggle') ? paint.bad(say.crash) : paint.good(say.noCrash);

const indent = (line: string): string => `     ${line}`;

/** An action as it is called at the table: `walk 0-S1`, `seat 1 disturbs 0-L1`. */
function describeCommand(action: ScenarioAction): string {
  if (action.do === 'disturb') return `disturb ${action.piece} (by ${action.by === null ? say.nobody : say.seat(action.by)})`;
  return `${action.do === 'gesture' ? `${action.as} (gesture)` : action.do} ${action.piece}`;
}

function describeConsequences({ tackled, penalised, restored, winner }: ActionJudgement): string[] {
  const lists = [
    [tackled, say.tackled],
    [penalised, say.penalised],
    [restored, say.restored],
  ] as const;
  const lines = lists.filter(([ids]) => ids.length > 0).map(([ids, words]) => words(ids.join(', ')));
  return winner === null ? lines : [...lines, say.winner(winner)];
}

function describeExpectations(count: number, unmet: readonly Unmet[], paint: Paint): string[] {
  if (unmet.length > 0) return [paint.bad(say.someUnmet(unmet.length)), ...unmet.map((one) => `  ${printable(describeUnmet(one))}`)];
  return count === 0 ? [] : [paint.good(say.allHeld(count))];
}

/** One thing that was expected and is not so, as one line: where, what, and what happened instead. */
export function describeUnmet({ path, expected, found, margin }: Unmet): string {
  return say.unmet(path, shown(expected), margin, shown(found));
}

const LONGEST = 400; // characters of a value; a list of all pieces is longer than anybody reads

function shown(value: unknown): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return value === undefined ? say.nothing : '[]';
  const text = JSON.stringify(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}...`;
}

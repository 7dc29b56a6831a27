import type { ActionJudgement, Judgement } from '../scenario/judgement.ts';
import type { Scenario, ScenarioAction } from '../scenario/scenario.ts';
import { durationLine, indent, rulingLine, type Paint } from '#engine/module/lines.ts';
import { say } from './texts.ts';

/** A judged scenario of Traction for a person: a line an action, a line a ruling, and what followed. */
export const judgementLines = ({ actions }: Scenario, judgement: Judgement, paint: Paint): readonly string[] =>
  judgement.actions.flatMap((judged, i) => describeAction(actions[i], judged, i, judgement.tickHz, paint));

function describeAction(
  action: ScenarioAction | undefined,
  judged: ActionJudgement,
  i: number,
  tickHz: number,
  paint: Paint,
): string[] {
  const verdict =
    action?.do === 'disturb'
      ? touchVerdict(judged, paint)
      : judged.legal
        ? paint.good(say.legal)
        : paint.bad(say.illegal);
  const what = action === undefined ? '' : describeCommand(action);
  return [
    `${i + 1}. ${what}: ${verdict}, ${durationLine(judged.ticks, tickHz)}`,
    ...(judged.push === undefined ? [] : [indent(say.push(judged.push.askedMm, judged.push.movedMm))]),
    ...judged.rulings.map(rulingLine).map(indent),
    ...judged.steps.map((s, n) => paint.faint(say.step(n + 1, s.swivelDeg, s.travelMm, s.pivotSlipMm))).map(indent),
    indent(paint.faint(say.lay(judged.lay.pose, judged.lay.xMm, judged.lay.zMm, judged.lay.yawDeg))),
    ...[
      say.closeness(judged.mostTiltDeg, judged.slipMargin, judged.mostOtherMoveMm),
      ...judged.nearest.map((n) => say.nearest(n.id, n.mm, n.feature, n.otherFeature, n.tick)),
    ].map((line) => indent(paint.faint(line))),
    ...describeConsequences(judged).map(indent),
  ];
}

/** A touch out of turn, or a bump that no player did, is a crash or a jiggle. */
const touchVerdict = ({ rulings }: ActionJudgement, paint: Paint): string =>
  rulings.some(({ code }) => code !== 'jiggle') ? paint.bad(say.crash) : paint.good(say.noCrash);

/** An action as it is called at the table: `walk 0-S1`, `seat 1 disturbs 0-L1`. */
function describeCommand(action: ScenarioAction): string {
  if (action.do === 'disturb')
    return `disturb ${action.piece} (by ${action.by === null ? say.nobody : say.seat(action.by)})`;
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

import type { RefereeReport } from '../referee/report.ts';
import { tackledIn } from '../referee/state.ts';
import type { PieceId } from '#sim/ids.ts';
import { hundredth, hundredthYaw } from '#sim/maths/quantise.ts';
import type { RestingPiece } from '#sim/trace/events.ts';
import type { Applied } from '../applied.ts';
import type { Tackling } from '../options.ts';
import { recordRuling } from '../record.ts';
import type { TractionState } from '../state.ts';
import { isCrash, verdictOf, withTackling } from '../verdict.ts';
import type { ActionJudgement, JudgedPiece, JudgedRuling } from './judgement.ts';
import type { ScenarioAction } from './scenario.ts';
import { padUnder } from './support.ts';
import type { Played } from './table.ts';

type Judgeable = Pick<Played, 'report' | 'closeness'>;

/** An action's judgement, as it is written: `applied` is what followed by the rules from `before`. */
export function judged(
  before: TractionState,
  action: ScenarioAction,
  { report, closeness }: Judgeable,
  { state, events }: Applied,
): ActionJudgement {
  const { tackling } = before.options;
  const inEvents = (type: 'tackled' | 'penalised' | 'restored'): PieceId[] =>
    events.flatMap((event) => (event.type === type ? piecesOf(event) : [])).sort();
  return {
    legal: isLegalAct(action, report, tackling),
    ticks: report.ticks,
    rulings: withTackling(report, tackling).rulings.map(writtenRuling),
    steps: report.steps.map((step) => ({
      travelMm: hundredth(step.travelMm),
      pivotSlipMm: hundredth(step.pivotSlipMm),
      swivelDeg: hundredth(step.swivelDeg),
    })),
    lay: lay(report),
    ...pushIn(before, action, report),
    nearest: closeness.nearest.map((one) => ({ ...one })),
    pivotSlipMm:
      report.steps.length === 0 ? null : hundredth(Math.max(...report.steps.map((step) => step.pivotSlipMm))),
    mostTiltDeg: hundredth(closeness.mostTiltDeg),
    mostOtherMoveMm: mostOtherMoveMm(report),
    slipMargin: closeness.slipMargin === null ? null : hundredth(closeness.slipMargin),
    tackled: inEvents('tackled'),
    penalised: inEvents('penalised'),
    restored: inEvents('restored'),
    winner: state.outcome?.winners[0] ?? null,
    pieces: piecesIn(state),
  };
}

/** A shove may move a piece less than it was told to, or not at all: both are said. */
function pushIn(before: TractionState, action: ScenarioAction, report: RefereeReport): Pick<ActionJudgement, 'push'> {
  if (action.do !== 'disturb' || !('pushMm' in action.touch)) return {};
  const [from, to] = [
    before.pieces.find(({ id }) => id === action.piece),
    report.resting.find(({ id }) => id === action.piece),
  ];
  const stands = from !== undefined && to !== undefined && to.pose === to.startPose;
  return {
    push: {
      askedMm: [...action.touch.pushMm],
      movedMm: stands ? [hundredth(to.xMm - from.xMm), hundredth(to.zMm - from.zMm)] : null,
    },
  };
}

/**
 * How far the one was moved that was moved furthest, of those that may not be: neither the mover nor what it tackled
 * (TR-18, TR-27).
 */
function mostOtherMoveMm({ mover, resting, rulings }: RefereeReport): number {
  const spared = [mover, ...tackledIn(rulings)];
  return hundredth(Math.max(0, ...resting.filter(({ id }) => !spared.includes(id)).map(({ movedMm }) => movedMm)));
}

/**
 * A hand out of turn must not crash (TR-29). A bump that no player did is no illegal act, even if it moved pieces
 * (TR-31).
 */
function isLegalAct(action: ScenarioAction, report: RefereeReport, tackling: Tackling): boolean {
  if (action.do === 'disturb') return action.by === null || !isCrash(report);
  return verdictOf(report, tackling).kind !== 'illegal';
}

type Consequence = Extract<Applied['events'][number], { type: 'tackled' | 'penalised' | 'restored' }>;

function piecesOf(event: Consequence): readonly PieceId[] {
  switch (event.type) {
    case 'tackled':
      return event.victims;
    case 'penalised':
      return [event.piece];
    case 'restored':
      return event.pieces;
  }
}

function writtenRuling(ruling: RefereeReport['rulings'][number]): JudgedRuling {
  const { clause, code, piece, other, feature, otherFeature, tick, atMm, text } = recordRuling(ruling);
  // the sentence tells the distance
  return { clause, code, piece, other, feature, otherFeature, tick, atMm: [...atMm], text };
}

/** Where the mover was found, before anything was put back. */
function lay({ mover, resting }: RefereeReport): ActionJudgement['lay'] {
  const found: RestingPiece | undefined = resting.find((piece) => piece.id === mover);
  if (found === undefined) throw new Error(`the referee does not say where ${mover} lies`);
  return { xMm: hundredth(found.xMm), zMm: hundredth(found.zMm), yawDeg: hundredthYaw(found.yawDeg), pose: found.pose };
}

function piecesIn({ pads, pieces, offTable }: TractionState): JudgedPiece[] {
  const standing = pieces.map(({ id, xMm, zMm, yawDeg, pose }) => ({
    id,
    xMm,
    zMm,
    yawDeg,
    pose,
    onPad: padUnder(pads, { id, xMm, zMm, yawDeg, pose }),
  }));
  const gone = offTable.map((id) => ({ id, offTable: true as const }));
  return [...standing, ...gone].sort((a, b) => (a.id < b.id ? -1 : 1));
}

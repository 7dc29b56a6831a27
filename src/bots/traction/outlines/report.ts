import { forecastStep, tippedOutline } from '#games/traction/forecast.ts';
import { caseOf, type OrderedSteps } from '#games/traction/perform.ts';
import { sizeOf } from '#games/traction/pieces.ts';
import type { RefereeReport, StepReport } from '#games/traction/referee/report.ts';
import type { ClauseId, Ruling, RulingCode } from '#games/traction/referee/ruling.ts';
import { ruling } from '#games/traction/referee/texts.ts';
import { placement } from '#games/traction/placement.ts';
import type { Standing } from '#games/traction/standing.ts';
import type { TractionState } from '#games/traction/state.ts';
import { variantsOf } from '#games/traction/variants.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import { overlapDepth } from '#sim/geometry/footprint.ts';
import { padId, type BodyId, type PieceId, type Tick } from '#sim/ids.ts';
import { frictionNeeded } from '#sim/hand/hold.ts';
import { ownerOf, PYRAMIDS } from '#sim/pyramid.ts';
import type { RestingPiece } from '#sim/trace/events.ts';
import { outlineOfPiece } from '#sim/world/outline.ts';

/** So finely a tackle's sweep is looked at for what it meets first, degrees (house value). */
const LOOK_DEG = 1.5;

/** A thing that outlines say of a step: what a referee would rule of it. */
type Said = readonly [clause: ClauseId, code: RulingCode, other?: BodyId];

/** A step as it goes by outlines: where the piece then stands, and what is said of it. */
interface Stepped {
  readonly to: Standing;
  readonly said: readonly Said[];
  readonly ends: boolean;
}

/**
 * The report that a referee would make of ordered steps if they went as they are meant: no hand trembles, and every
 * step holds or every one slips, as friction has it. It is made of outlines alone; nobody has seen it.
 */
export function reportByOutlines(state: TractionState, order: OrderedSteps): RefereeReport {
  const { piece } = order;
  const stands = state.pieces.find(({ id }) => id === piece);
  if (stands === undefined) throw new Error(`${piece} is not on the table`);
  const told = caseOf(state, order);
  const steps: StepReport[] = [];
  const said: Said[] = [];
  let at: Standing = stands;
  for (const [i, step] of order.steps.entries()) {
    const isLast = i === order.steps.length - 1;
    const stepped =
      order.do === 'tackle' ? tackleStep(state, piece, at, step) : walkStep(state, piece, at, step, isLast);
    steps.push({ corner: step.corner, travelMm: 0, pivotSlipMm: 0, swivelDeg: step.swivelDeg });
    said.push(...stepped.said);
    at = stepped.to;
    if (stepped.ends) break;
  }
  const rulings = said.map(([clause, code, other = null]): Ruling => ruling(clause, code, told, { ...NOWHERE, other }));
  const rests = resting(piece, stands, at);
  return { mover: piece, ticks: 0, rulings, steps, resting: [rests], atWin: null, overlaps: [], hash: '' };
}

const NOWHERE = { tick: 0 as Tick, at: { xMm: 0, yMm: 0, zMm: 0 } };

function walkStep(state: TractionState, piece: PieceId, from: Standing, step: StepCommand, isLast: boolean): Stepped {
  const fault = slips(state, piece);
  if (fault !== null) return { to: from, said: [fault], ends: true };
  const { contactMm, win } = variantsOf(state.options);
  const { hits, pads, ...landing } = forecastStep(state, piece, from, step.corner, step.swivelDeg, contactMm);
  const to = { xMm: landing.xMm, zMm: landing.zMm, yawDeg: landing.yawDeg };
  const faults: readonly Said[] = [
    ...hits.map((other): Said => ['TR-10', 'walk-contact', other]),
    ...tooFar(state, landing, step),
  ];
  const [pad] = pads;
  const wins: readonly Said[] =
    pad === undefined || (win === 'rest' && !isLast) ? [] : [['TR-32', 'pad-contact', padId(pad)]];
  return { to, said: [...faults, ...wins], ends: faults.length > 0 || wins.length > 0 };
}

/** TR-11: one step; what it meets first ends it. */
function tackleStep(state: TractionState, piece: PieceId, from: Standing, step: StepCommand): Stepped {
  const fault = slips(state, piece);
  if (fault !== null) return { to: from, said: [fault], ends: true };
  const met = firstMet(state, piece, from, step);
  if (met === null) return walkStep(state, piece, from, step, true);
  const said: Said = ownerOf(met) === ownerOf(piece) ? ['TR-16', 'tackle-own', met] : ['TR-13', 'tackle-base', met];
  return { to: from, said: [said], ends: true };
}

/** The piece that the sweep meets first; of several at one look the one that it is deepest in. */
function firstMet(state: TractionState, piece: PieceId, from: Standing, { corner, swivelDeg }: StepCommand) {
  const { contactMm } = variantsOf(state.options);
  const others = state.pieces
    .filter(({ id }) => id !== piece)
    .map((one) => ({ id: one.id, outline: outlineOfPiece(one) }));
  const tipped = tippedOutline(piece, from, corner);
  const looks = Math.max(1, Math.ceil(Math.abs(swivelDeg) / LOOK_DEG));
  for (let look = 0; look <= looks; look += 1) {
    const sweep = tipped((swivelDeg * look) / looks);
    const [deepest] = others
      .map(({ id, outline }) => ({ id, depth: overlapDepth(sweep, outline) }))
      .filter(({ depth }) => depth > -contactMm)
      .toSorted((a, b) => b.depth - a.depth);
    if (deepest !== undefined) return deepest.id;
  }
  return null;
}

const slips = ({ surface }: TractionState, piece: PieceId): Said | null =>
  surface.friction < frictionNeeded(PYRAMIDS[sizeOf(piece)], 'finger') ? ['TR-07', 'pivot-slide'] : null;

function tooFar(
  state: TractionState,
  landing: { readonly offTable: boolean; readonly tooFar: boolean },
  { swivelDeg }: StepCommand,
): readonly Said[] {
  const { mostSwivelDeg } = variantsOf(state.options);
  const wide: Said = Math.abs(swivelDeg) > mostSwivelDeg ? ['TR-57', 'over-swivel'] : ['TR-08', 'over-travel'];
  return [...(landing.offTable ? [['TR-37', 'off-table'] as const] : []), ...(landing.tooFar ? [wide] : [])];
}

function resting(id: PieceId, { xMm, zMm, yawDeg }: Standing, at: Standing): RestingPiece {
  const there = placement(id, at.xMm, at.zMm, at.yawDeg, 'upright');
  const [dx, dz] = [there.xMm - xMm, there.zMm - zMm];
  return {
    ...there,
    pose: 'upright',
    startPose: 'upright',
    tiltDeg: 0,
    movedMm: Math.sqrt(dx * dx + dz * dz),
    turnedDeg: Math.abs(there.yawDeg - yawDeg),
    lowestMm: 0,
    highestCornerMm: 0,
  };
}

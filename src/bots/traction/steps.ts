import { isTooFar, tippedOutline } from '#games/traction/forecast.ts';
import { strideMm } from '#games/traction/reach.ts';
import { afterStep, cornerAt, type Standing } from '#games/traction/standing.ts';
import { CORNERS } from '#sim/gesture/gesture.ts';
import type { PieceId } from '#sim/ids.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { outlineOfPiece } from '#sim/world/outline.ts';
import { meet, near, type Ground, type Standing as Stands, type Thing } from './ground.ts';

/** How far a piece has to stand on a pad for a hand to be sure of touching it, mm (house value). */
const ON_PAD_MM = 0.75;

/** A step that the rules allow, that touches nothing on its way, and where it leads. */
export interface FreeStep {
  readonly step: StepCommand;
  readonly to: Standing;
  readonly wins: boolean;
}

/** The first thing that a sweep meets. */
export interface Meeting {
  readonly corner: StepCommand['corner'];
  /** At the first look at which they meet. */
  readonly swivelDeg: number;
  readonly met: readonly Stands[];
}

export interface Steps {
  readonly free: readonly FreeStep[];
  readonly meetings: readonly Meeting[];
}

/** Every step allowed to a piece from where it stands, at so much distance from everything, and what stops others. */
export function stepsFrom(ground: Ground, piece: PieceId, from: Standing, passMm: number): Steps {
  const clearMm = passMm + ground.limits.touchMm;
  const spec = pyramidOf(piece);
  const free: FreeStep[] = [];
  const meetings: Meeting[] = [];
  for (const corner of CORNERS) {
    const pivot = cornerAt(spec, from, corner);
    const things = near(ground.pieces, pivot.xMm, pivot.zMm, strideMm(piece) + clearMm);
    const goals = near(ground.goals, pivot.xMm, pivot.zMm, strideMm(piece));
    const tipped = things.length > 0 ? tippedOutline(piece, from, corner) : null;
    for (const way of [1, -1]) {
      for (const { deg, lands } of ground.looks) {
        const swivelDeg = way * deg;
        const sweep = tipped?.(swivelDeg);
        const met = sweep === undefined ? [] : things.filter(({ outline }) => meet(outline, sweep, clearMm));
        if (met.length > 0) {
          meetings.push({ corner, swivelDeg, met });
          break;
        }
        // In the open both ways around come to the same place: the shorter one will do.
        if (!lands || (things.length === 0 && (deg > 180 || swivelDeg === -180))) continue;
        const to = afterStep(spec, from, corner, swivelDeg);
        if (isOff(ground, to) || isTooFar(ground.limits, from, to, swivelDeg)) continue;
        const landed = outlineOfPiece({ id: piece, ...to, pose: 'upright' });
        if (things.some(({ outline }) => meet(outline, landed, clearMm))) continue;
        const wins = goals.some(({ outline }: Thing) => meet(outline, landed, -ON_PAD_MM));
        free.push({ step: { corner, swivelDeg }, to, wins });
      }
    }
  }
  return { free, meetings };
}

const isOff = ({ halfTableMm }: Ground, { xMm, zMm }: Standing): boolean =>
  Math.max(Math.abs(xMm), Math.abs(zMm)) > halfTableMm;

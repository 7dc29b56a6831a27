import type { WalkCommand, TackleCommand } from '#games/traction/commands.ts';
import { stepsOf } from '#games/traction/commands.ts';
import { pieceOn } from '#games/traction/board.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { forecastStep } from '#games/traction/forecast.ts';
import type { Forecast } from '#games/traction/forecast.ts';
import { offsetTo, withPiece, type Offset, type Situation } from './situation.ts';

/** A step that has not been taken, as it would go by outlines: an estimate, never a ruling. */
export interface StepAhead extends StepCommand {
  readonly moved: Offset; // of the base's middle
  readonly hits: readonly PieceId[];
  readonly pads: readonly Seat[]; // other seats' that it would touch
  readonly offTable: boolean;
  readonly tooFar: boolean; // for the house
}

export interface Ahead {
  readonly steps: readonly StepAhead[];
  readonly landing: PiecePlacement;
}

/** Where a walk or a tackle would lead. Null: the piece is not on the table. */
export function aheadOf(situation: Situation, command: WalkCommand | TackleCommand): Ahead | null {
  const piece = pieceOn(situation.state, command.piece);
  if (piece === undefined) return null;
  let landing = piece;
  const steps = stepsOf(command).map((step) => {
    const from = landing;
    const forecast = forecastStep(withPiece(situation.state, from), piece.id, from, step.corner, step.swivelDeg);
    landing = landedAt(from, forecast);
    return stepAhead(situation, from, step, forecast);
  });
  return { steps, landing };
}

export const landedAt = (piece: PiecePlacement, { xMm, zMm, yawDeg }: Forecast): PiecePlacement => ({
  ...piece,
  xMm,
  zMm,
  yawDeg,
});

export const stepAhead = (
  { view }: Situation,
  from: PiecePlacement,
  step: StepCommand,
  { xMm, zMm, hits, pads, offTable, tooFar }: Forecast,
): StepAhead => ({
  ...step,
  moved: offsetTo(view, { x: from.xMm, z: from.zMm }, { x: xMm, z: zMm }),
  hits,
  pads,
  offTable,
  tooFar,
});

/** Touches nothing that it may not touch, stays on the table, and goes no farther than a step may. */
export const isClear = ({ hits, offTable, tooFar }: Pick<Forecast, 'hits' | 'offTable' | 'tooFar'>): boolean =>
  hits.length === 0 && !offTable && !tooFar;

import { isOpen } from '#engine/seen.ts';
import { ownerOf } from '#sim/pyramid.ts';
import type { SeenTraction } from './traction.ts';

/** How steady a seat's hand was over a match. Slips are of the pivot corner, mm (TR-07). */
export interface HandRow {
  readonly seat: number;
  readonly steps: number;
  readonly meanSlipMm: number;
  readonly worstSlipMm: number;
  /** The part that was left of the tolerance in the worst step; below zero, it was a foul. */
  readonly leastMarginMm: number;
  /** Walks and tackles that were ruled illegal, for whatever reason. */
  readonly fouls: number;
}

/** A row a seat, in their order; a seat that has taken no step has zeros and the whole tolerance left. */
export function handTableOf({ header, log }: Pick<SeenTraction, 'header' | 'log'>): readonly HandRow[] {
  const { pivotMm } = header.setup.options.tolerance;
  const seen = log.filter(isOpen);
  return header.seats.map((_, seat) => {
    const moves = seen.filter(
      ({ action }) => 'piece' in action && 'gesture' in action && ownerOf(action.piece) === seat,
    );
    const slips = moves.flatMap(({ performed }) =>
      (performed?.steps ?? []).flatMap(({ corner, pivotSlipMm }) => (corner === null ? [] : [pivotSlipMm])),
    );
    const worstSlipMm = Math.max(0, ...slips);
    return {
      seat,
      steps: slips.length,
      meanSlipMm: slips.length === 0 ? 0 : slips.reduce((sum, slip) => sum + slip, 0) / slips.length,
      worstSlipMm,
      leastMarginMm: pivotMm - worstSlipMm,
      fouls: moves.filter(({ events }) => events.some(({ type }) => type === 'illegal-move')).length,
    };
  });
}

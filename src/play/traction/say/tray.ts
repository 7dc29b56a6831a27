import { nameOf, rangeOf, sizeOf } from '#games/traction/pieces.ts';
import { mayAct } from '#games/traction/queries.ts';
import type { TractionState } from '#games/traction/state.ts';
import type { PieceId } from '#sim/ids.ts';
import { pyramidOf, type PyramidSize } from '#sim/pyramid.ts';
import { gameTexts } from '../texts.ts';
import { sizedOf } from './naming.ts';

/** A piece of the seat to move, as the tray shows it. */
export interface TrayPiece {
  readonly piece: PieceId;
  readonly name: string; // L1
  readonly size: PyramidSize;
  readonly pips: number;
  readonly steps: number; // of its whole walk
  /** Why it may not act, in a word, or null if it may. */
  readonly why: string | null;
  /** The same in a few words. */
  readonly reason: string | null;
  readonly label: string; // for the ear
}

/** The only piece of the seat to move; null where it has several on the table. */
export function onlyPieceOf(state: TractionState): TrayPiece | null {
  const [piece, ...others] = trayOf(state);
  return piece === undefined || others.length > 0 ? null : piece;
}

export function trayOf(state: TractionState): readonly TrayPiece[] {
  return mayAct(state).map(({ piece, why }) => {
    const size = sizeOf(piece);
    const sized = sizedOf(piece);
    const steps = rangeOf(state.options, piece);
    const reason = why === null ? null : (gameTexts.tray.why[why.code] ?? { short: why.message, long: why.message });
    const label = reason === null ? gameTexts.tray.ready(sized, steps) : gameTexts.tray.cannot(sized, reason.long);
    return {
      piece,
      name: nameOf(piece),
      size,
      pips: pyramidOf(piece).pips,
      steps,
      why: reason?.short ?? null,
      reason: reason?.long ?? null,
      label,
    };
  });
}

import type { Ruling } from '#games/traction/referee/ruling.ts';
import type { Tolerance } from '#games/traction/referee/tolerance.ts';
import type { RestingPiece } from '#sim/trace/events.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/traction/texts.ts';

type Measured = Pick<RestingPiece, 'movedMm' | 'turnedDeg' | 'pose' | 'startPose'>;

/**
 * The movement that a crash or a jiggle is about, in a few words: how far, how much turned, or that it does not stand
 * as it did.
 */
export function movementOf({ code }: Ruling, piece: Measured | undefined, { moveMm, yawDeg }: Tolerance): string {
  if (!piece) return '';
  const { movedMm, turnedDeg } = piece;
  if (piece.pose !== piece.startPose) return gameTexts.evidence.toppled;
  const byTurn = turnedDeg / yawDeg > movedMm / moveMm;
  if (code === 'jiggle')
    return byTurn ? gameTexts.evidence.turnAllowed(turnedDeg, yawDeg) : gameTexts.evidence.moveAllowed(movedMm, moveMm);
  return byTurn ? gameTexts.evidence.turned(turnedDeg) : texts.replay.moved(movedMm);
}

/** The same as a sentence, beside what is allowed. */
export function movementSaid(piece: Measured, { moveMm, yawDeg }: Tolerance): string {
  return gameTexts.evidence.measured(piece.movedMm, piece.turnedDeg, moveMm, yawDeg);
}

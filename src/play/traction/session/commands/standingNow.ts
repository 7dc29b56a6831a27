import { pieceOn } from '#games/traction/board.ts';
import type { PieceId } from '#sim/ids.ts';
import type { ActionRunner } from '../actionRunner.ts';
import type { Core } from '../core.ts';
import { standingOf, type Standing } from '#games/traction/standing.ts';

/**
 * Where the piece stands: by the live table in the middle of its action, else by the match, even if an earlier moment
 * is still shown.
 */
export function standingNow(core: Core, runner: ActionRunner, piece: PieceId): Standing | null {
  const pose = runner.piece === null ? null : core.shown.poseOf(piece);
  if (pose) return standingOf(pose);
  const placed = core.state.match && pieceOn(core.state.match.state, piece);
  return placed ? { xMm: placed.xMm, zMm: placed.zMm, yawDeg: placed.yawDeg } : null;
}

import { rangeOf } from '#games/traction/pieces.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { halfDiagonalMm } from '#play/traction/input/corners.ts';
import type { SessionState } from '#play/traction/session/sessionTypes.ts';
import type { ShownTable } from '#play/traction/session/shownTable.ts';

/** House value: a wide range is seen from not much nearer than the whole table; a short one fills no picture. */
const LEAST_MM = 60;

/**
 * Says what the seat's view shows: corners of the box around all places that the chosen piece may reach, m; null for
 * the whole table. It stays while a pointer holds a piece, which would be pulled by a moving camera, and until the end
 * of what was done has been seen.
 */
export function reachFrame(shown: Pick<ShownTable, 'busy'>): (session: SessionState) => readonly Vec3[] | null {
  let last: { readonly key: string; readonly box: readonly Vec3[] } | null = null;
  return (session) => {
    if (session.camera !== 'seat' || session.match === null) return (last = null);
    if (session.pointing || (session.intent === null && shown.busy)) return last?.box ?? null;
    const around = aroundOf(session);
    if (around === null) last = null;
    else if (last?.key !== around.key) last = { key: around.key, box: boxOf(around) };
    return last?.box ?? null;
  };
}

interface Around {
  readonly key: string;
  readonly xMm: number;
  readonly zMm: number;
  readonly farMm: number;
  readonly tallMm: number;
}

/** From where its walk began, so that a step does not move the camera. */
function aroundOf({ intent, match }: SessionState): Around | null {
  if (intent === null || intent.do === 'disturb' || match === null) return null;
  const piece = match.state.pieces.find(({ id }) => id === intent.piece);
  if (piece === undefined) return null;
  const spec = pyramidOf(piece.id);
  const steps = intent.do === 'walk' ? rangeOf(match.state.options, piece.id) : 1;
  const farMm = Math.max(LEAST_MM, (2 * steps + 1) * halfDiagonalMm(spec));
  const { xMm, zMm } = piece;
  return { key: `${piece.id} ${xMm} ${zMm} ${farMm}`, xMm, zMm, farMm, tallMm: 1000 * spec.height };
}

const boxOf = ({ xMm, zMm, farMm, tallMm }: Around): readonly Vec3[] =>
  [-farMm, farMm].flatMap((x) =>
    [-farMm, farMm].flatMap((z) => [0, tallMm].map((y) => vec3((xMm + x) / 1000, y / 1000, (zMm + z) / 1000))),
  );

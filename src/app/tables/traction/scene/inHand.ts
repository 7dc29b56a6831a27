import { polygonDistance } from '#sim/geometry/footprint.ts';
import type { PadPlacement } from '#sim/layout.ts';
import type { PieceId } from '#sim/ids.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { ownerOf, pyramidOf } from '#sim/pyramid.ts';
import { outlineOfPad, outlineOfPiece } from '#sim/world/outline.ts';
import { afterSteps, type Standing } from '#games/traction/standing.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import { boxOn, type InHand } from '#app/scene/shots.ts';
import { halfDiagonalMm } from '#play/traction/input/corners.ts';
import type { Session, SessionState } from '#play/traction/session/sessionTypes.ts';
import { stageOf } from '../stage.ts';
import { wallsOf } from './touchShot.ts';

/** A goal that is further off may be left out of the picture, mm: as far as pads are from each other by the rules. */
const FAR_MM = 381;
/** With a piece comes so much of the table into the picture, half diagonals from its middle (house value): a step. */
const AROUND = 2.2;

type Of = Pick<Session, 'touch' | 'shown'>;

/**
 * Says what the seat's own view is near to: the piece that is chosen, and the nearest pad that it may go to; a
 * computer's from when it reaches for it, and one that walks already, with their way; null for the whole table. It
 * stays while a pointer holds a piece, which would be pulled by a moving camera, and until the end of what was done has
 * been seen.
 */
export function inHandOf({ touch, shown }: Of): (session: SessionState) => InHand | null {
  let last: { readonly key: string; readonly hand: InHand } | null = null;
  return (session) => {
    const { camera, handMode, match, pointing, intent, meant, stage } = session;
    if (camera !== 'seat' || match === null) return (last = null);
    const isUnderWay = stage === 'moving' || stage === 'resting';
    if (intent === null && shown.homing < 1) return (last = null); // what goes home is seen on all its way
    if (pointing || (isUnderWay && last !== null) || (intent === null && shown.busy)) return last?.hand ?? null;
    const piece = intent === null ? (meant?.piece ?? null) : intent.do === 'disturb' ? null : intent.piece;
    const standing = piece === null ? null : touch.standing(piece);
    if (piece === null || standing === null) return (last = null);
    const isLed = handMode === 'free' && intent !== null;
    const key = `${piece} ${standing.xMm} ${standing.zMm} ${isLed}`;
    if (last?.key !== key) {
      const steps = isUnderWay ? ordered(session) : intent === null ? (meant?.steps ?? []) : [];
      const others = match.state.pieces.filter(({ id }) => id !== piece);
      const goals = match.state.pads.filter(({ seat }) => seat !== ownerOf(piece));
      const walls = others.flatMap(wallsOf);
      last = { key, hand: { ...handOf(piece, standing, goals), lands: landsOf(piece, standing, steps), walls, isLed } };
    }
    return last.hand;
  };
}

const ordered = ({ path, aim }: SessionState): readonly StepCommand[] => (aim === null ? path : [...path, aim]);

function handOf(piece: PieceId, standing: Standing, goals: readonly PadPlacement[]): Omit<InHand, 'walls'> {
  const spec = pyramidOf(piece);
  const outline = outlineOfPiece({ id: piece, ...standing, pose: 'upright' });
  const [nearest] = goals
    .map((pad) => ({ pad, mm: polygonDistance(outline, outlineOfPad(pad)) }))
    .sort((a, b) => a.mm - b.mm);
  const [x, z] = [standing.xMm / 1000, standing.zMm / 1000];
  const square = (half: number) => [-half, half].flatMap((dx) => [-half, half].map((dz) => vec3(x + dx, 0, z + dz)));
  return {
    body: [...square(spec.base / 2), vec3(x, spec.height, z)],
    around: square((AROUND * halfDiagonalMm(spec)) / 1000),
    goal: nearest === undefined ? [] : stageOf({ pads: [nearest.pad], pieces: [] }),
    isFar: nearest !== undefined && nearest.mm > FAR_MM,
  };
}

/** Around the piece after each step of its way. */
function landsOf(piece: PieceId, from: Standing, steps: readonly StepCommand[]): readonly Vec3[] {
  const spec = pyramidOf(piece);
  const half = spec.base / Math.SQRT2; // however it is turned
  return steps.flatMap((_, i) => {
    const { xMm, zMm } = afterSteps(spec, from, steps.slice(0, i + 1));
    return boxOn({ x: xMm / 1000, z: zMm / 1000 }, { x: half, z: half }, spec.height);
  });
}

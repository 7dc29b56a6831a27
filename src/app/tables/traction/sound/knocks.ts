import { pyramidIn } from '#sim/filling.ts';
import { isPiece } from '#sim/ids.ts';
import { length, sub, vec3 } from '#sim/maths/vec3.ts';
import type { PyramidSpec } from '#sim/pyramid.ts';
import type { TraceEvent } from '#sim/trace/events.ts';
import type { MovedPiece, TickNews } from '#play/traction/session/tickNews.ts';
import { velocityAt } from './bodies.ts';
import { strikerOf, type Strike } from '#app/audio/heard.ts';

/** The part of two pieces' speed past each other that goes into each other: they meet aslant (house value). */
const HEAD_ON = 0.5;

/**
 * Piece on piece; what touched before the action is silent. At the tick of the first touch the engine may not have
 * pressed yet, so that the two speeds say at least how hard it will be.
 */
export function knockOf(
  event: Extract<TraceEvent, { type: 'contact-began' }>,
  { pieces, layout }: Pick<TickNews, 'pieces' | 'layout'>,
): Strike[] {
  const {
    a,
    b,
    atStart,
    touches: [touch],
    impulse,
  } = event;
  if (atStart || !touch || !isPiece(a) || !isPiece(b)) return [];
  const at = vec3(touch.at.xMm * 1e-3, touch.at.yMm * 1e-3, touch.at.zMm * 1e-3);
  const velocity = (moved: MovedPiece | undefined) => (moved ? velocityAt(moved, at) : vec3(0, 0, 0));
  const expected =
    HEAD_ON *
    sharedMass(pyramidIn(layout.house, a), pyramidIn(layout.house, b)) *
    length(sub(velocity(pieces.get(a)), velocity(pieces.get(b))));
  return [
    {
      kind: 'strike',
      striker: strikerOf(a),
      way: 'corner',
      ground: 'plastic',
      struck: strikerOf(b),
      impulse: Math.max(impulse, expected),
    },
  ];
}

/** kg */
const sharedMass = ({ mass: one }: PyramidSpec, { mass: other }: PyramidSpec): number => (one * other) / (one + other);

import { makeGesture } from '#sim/gesture/codec.ts';
import type { Sample } from '#sim/gesture/gesture.ts';
import { pieceId } from '#sim/ids.ts';
import { PYRAMIDS } from '#sim/pyramid.ts';
import { follow } from '../sim/gesture/arbitraryGesture.ts';

interface Placed {
  readonly id: string;
  readonly xMm: number;
  readonly zMm: number;
  readonly yawDeg: number;
}

const SAMPLES_PER_S = 60;
const PIECE = '0-L1';

/** A seat that is not asked bumps the table: it ploughs through everything that stands there, for so many seconds. */
export function ploughing(state: unknown, by: number, seconds: number): { do: string } {
  const { pieces } = state as { readonly pieces: readonly Placed[] };
  const own = pieces.find(({ id }) => id === PIECE);
  if (own === undefined) throw new Error(`no ${PIECE}`);
  const yMm = Math.round(PYRAMIDS.L.height * 50_000) / 100; // a push holds at half the height
  const at = ({ xMm, zMm }: Placed): Sample => ({ xMm, yMm, zMm, headingDeg: own.yawDeg });
  const each = 15;
  const count = Math.floor((seconds * SAMPLES_PER_S) / each);
  const wishes = Array.from({ length: count }, (_, i) => at(pieces[(7 * i) % pieces.length] ?? own));
  const samples = follow(at(own), wishes, each);
  const gesture = makeGesture({ piece: pieceId(PIECE), grip: 'push', strokes: [{ corner: null, samples }] });
  return { do: 'disturb', by, piece: PIECE, gesture } as { do: string };
}

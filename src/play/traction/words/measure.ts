import { ownerOf } from '#sim/pyramid.ts';
import { polygonDistance } from '#sim/geometry/footprint.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { spanBetween } from '#play/ruler/landmarks.ts';
import { lengthMm, type Span } from '#play/ruler/ruler.ts';
import { lyingThing, type Lying, type Situation, type Thing } from './situation.ts';

/** Two things with a ruler between them. */
export interface MeasuredThings {
  /** From edge to edge, where they are nearest; from middle to middle where they touch. */
  readonly span: Span;
  readonly edgesMm: number;
  readonly middlesMm: number;
}

/** Null: one of them is not on the table. */
export function measureThings(situation: Situation, from: Thing, to: Thing): MeasuredThings | null {
  const [a, b] = [lyingThing(situation, from), lyingThing(situation, to)];
  if (a === null || b === null) return null;
  const middles: Span = [middleOf(a), middleOf(b)];
  const edgesMm = polygonDistance(a.outline, b.outline);
  return { span: edgesMm > 0 ? spanBetween(a.outline, b.outline) : middles, edgesMm, middlesMm: lengthMm(middles) };
}

const middleOf = ({ middle: { x, z } }: Lying): PlaceMm => ({ xMm: x, zMm: z });

/** The pad of another seat that is nearest to a thing; null where there is none. */
export function nearestPad(situation: Situation, from: Thing): Thing | null {
  const own = 'pad' in from ? from.pad : ownerOf(from.piece);
  const lying = lyingThing(situation, from);
  const pads = situation.state.pads.flatMap(({ seat }) => {
    const other = lyingThing(situation, { pad: seat });
    return lying === null || other === null || seat === own
      ? []
      : [{ pad: seat, mm: polygonDistance(lying.outline, other.outline) }];
  });
  const [first] = pads.sort((a, b) => a.mm - b.mm);
  return first === undefined ? null : { pad: first.pad };
}

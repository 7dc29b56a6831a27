import type { PieceId } from '#sim/ids.ts';
import { firstSpan, landmarksOf, type Landmark, type Things } from './landmarks.ts';
import { lengthMm, type RulerDesk } from './ruler.ts';

/** A table with a ruler. */
export interface Measurable {
  readonly ruler: RulerDesk;
  /** The things on it now; null while there are none. */
  things(): Things | null;
  /** From which one may want to measure. */
  chosen(): PieceId | null;
}

/** Lays the ruler where it is likely to be wanted, or takes it away. Says whether it lies there now. */
export function toggleRuler({ ruler, things, chosen }: Measurable): boolean {
  const there = things();
  if (ruler.getState().ruler !== null || there === null) ruler.away();
  else ruler.lay(firstSpan(there, chosen()));
  return ruler.getState().ruler !== null;
}

/** The active end to the middle of the next thing, in the order of the table: pieces by their ids, then pads. */
export function rulerToThing({ ruler: desk, things }: Measurable, by: 1 | -1): void {
  const { ruler } = desk.getState();
  const there = things();
  if (ruler === null || there === null) return;
  const stops = landmarksOf(there).filter(isStop);
  const at = ruler.span[ruler.active];
  const now = stops.findIndex((stop) => lengthMm([stop.at, at]) < 1);
  const next = stops.at(now < 0 ? (by > 0 ? 0 : -1) : (now + by) % stops.length);
  if (next) desk.move(ruler.active, next.at);
}

/** A middle; of a flat piece its tip. */
const isStop = ({ of }: Landmark): boolean => of.part === 'middle' || of.part === 'tip';

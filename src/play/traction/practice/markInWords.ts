import { chanceOf } from '#engine/module/daily.ts';
import { positionOf } from '#games/traction/daily/challenge.ts';
import { dailyTexts } from '#play/texts/daily.ts';
import { away } from '../words/telling.ts';
import { bearingDeg, distanceMm, middleOf, viewOf } from '../words/view.ts';

/** The place of the mark, for who does not see the table; null on a day of the pad. */
export function markInWords(day: string): string | null {
  const { state, mover, mark } = positionOf(chanceOf('traction', day));
  if (mark === null) return null;
  const [from, to] = [middleOf(mover), { x: mark.xMm, z: mark.zMm }];
  const bearing = bearingDeg(viewOf(state, state.turn.seat), from, to);
  return dailyTexts.markAt(away({ mm: distanceMm(from, to), bearingDeg: bearing }), Math.round(bearing));
}

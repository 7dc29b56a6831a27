import type { Session } from '../match/sessionTypes.ts';
import { firstSpan, landmarksOf, type Landmark, type Things } from './landmarks.ts';
import { lengthMm } from './ruler.ts';

/** Everything on the session's table, as it is shown now. */
export const thingsOf = ({ shown, store }: Session): Things => ({ pieces: shown.pieces, pads: store.getState().match?.state.pads ?? [] });

/** Lays the ruler where it is likely to be wanted, or takes it away. Says whether it lies there now. */
export function toggleRuler(session: Session): boolean {
  const { ruler, store } = session;
  const { match, intent } = store.getState();
  if (ruler.getState().ruler !== null || match === null) ruler.away();
  else ruler.lay(firstSpan(thingsOf(session), intent?.piece ?? null));
  return ruler.getState().ruler !== null;
}

/** The active end to the middle of the next thing, in the order of the table: pieces by their ids, then pads. */
export function rulerToThing(session: Session, by: 1 | -1): void {
  const { ruler } = session.ruler.getState();
  if (ruler === null) return;
  const stops = landmarksOf(thingsOf(session)).filter(isStop);
  const at = ruler.span[ruler.active];
  const now = stops.findIndex((stop) => lengthMm([stop.at, at]) < 1);
  const next = stops.at(now < 0 ? (by > 0 ? 0 : -1) : (now + by) % stops.length);
  if (next) session.ruler.move(ruler.active, next.at);
}

/** A middle; of a flat piece its tip. */
const isStop = ({ of }: Landmark): boolean => of.part === 'middle' || of.part === 'tip';


import type { GameTypes } from '#engine/game.ts';
import type { SeenMatch } from '#engine/seen.ts';

/** Whether other seats alone have acted in the match since, so that a choice of this one may still be open. */
export const onlyOthersActed = <T extends GameTypes>(before: SeenMatch<T>, now: SeenMatch<T>, seat: number): boolean =>
  before.header === now.header &&
  now.log.length > before.log.length &&
  now.log.slice(before.log.length).every((entry) => entry.seat !== seat);

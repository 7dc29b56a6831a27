import type { TugOfWarEvent } from '#games/tug-of-war/events.ts';
import type { ModuleId } from '#games/tug-of-war/ids.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import type { SeenTugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import { UNMARKED, type Scenery } from '#app/scene/tableScene.ts';
import { LIT, TABLE_M, type Places } from './places.ts';
import { Top } from './Top.tsx';

export interface Seen {
  readonly header: SeenTugOfWar['header'];
  readonly state: TugOfWarState;
  /** The events on the way there; none where it is only shown. */
  readonly came: readonly TugOfWarEvent[];
  readonly places: Places;
  /** The position before those events; left out where it is the one that was shown. */
  readonly from?: TugOfWarState;
  /** The machine whose point is seen from near by. */
  readonly scored?: ModuleId | null;
}

/** A position as it is drawn: all of it is the machines' own. */
export const sceneryOf = ({ places, ...seen }: Seen): Scenery => ({
  tableM: TABLE_M,
  stage: places.stage,
  playRadiusM: (LIT * places.board.wide) / 2,
  // Both look from the near side: words are the right way up from there.
  seatYaws: [0, 0],
  pieces: [],
  ...UNMARKED,
  top: <Top places={places} {...seen} />,
  drawPiece: () => null,
});

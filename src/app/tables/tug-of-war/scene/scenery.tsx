import type { TugOfWarEvent } from '#games/tug-of-war/events.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import type { SeenTugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import { UNMARKED, type Scenery } from '#app/scene/tableScene.ts';
import { PLAY_RADIUS_M, STAGE, TABLE_M } from './places.ts';
import { Top } from './Top.tsx';

export interface Seen {
  readonly header: SeenTugOfWar['header'];
  readonly state: TugOfWarState;
  /** The events on the way there; none where it is only shown. */
  readonly came: readonly TugOfWarEvent[];
}

/** A position as it is drawn: all of it is the machines' own. */
export const sceneryOf = ({ header, state, came }: Seen): Scenery => ({
  tableM: TABLE_M,
  stage: STAGE,
  playRadiusM: PLAY_RADIUS_M,
  // Both look from the near side: words are the right way up from there.
  seatYaws: [0, 0],
  pieces: [],
  ...UNMARKED,
  top: <Top header={header} state={state} came={came} />,
  drawPiece: () => null,
});

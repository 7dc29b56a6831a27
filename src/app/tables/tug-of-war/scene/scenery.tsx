import { UNMARKED, type Scenery } from '#app/scene/tableScene.ts';
import { laidOf, LIT, TABLE_M } from './places.ts';
import { Top, type TopProps } from './Top.tsx';

/** From higher up than other tables: its board is wide and low, and is read from above; degrees (house values). */
const WAYS_ABOVE = { turnsDeg: [0], pitchesDeg: [62, 54, 46, 38], air: 0.05 } as const;

/** A position as it is drawn: all of it is the machines' own. */
export const sceneryOf = ({ places, ...seen }: TopProps): Scenery => ({
  tableM: TABLE_M,
  stage: places.stage,
  laid: laidOf(seen.state, places),
  ways: WAYS_ABOVE,
  playRadiusM: (LIT * places.board.wide) / 2,
  // Both look from the near side: words are the right way up from there.
  seatYaws: [0, 0],
  pieces: [],
  ...UNMARKED,
  top: <Top places={places} {...seen} />,
  drawPiece: () => null,
});

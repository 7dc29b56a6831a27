import { ActionRecorder } from '#referee/recordedAction.ts';
import { watch, type Judge, type Watched } from '#referee/watched.ts';
import type { Grip } from '#sim/gesture/gesture.ts';
import type { Layout } from '#sim/layout.ts';
import type { Performed } from '#sim/performance.ts';
import type { Physics } from '#sim/physics.ts';
import type { Onlooker } from '#sim/trace/onlooker.ts';
import type { RefereeCase } from './case.ts';
import { observe } from './referee.ts';
import type { RefereeReport } from './report.ts';
import { isLegal, NOTHING_SEEN, type RefereeState } from './state.ts';

/** An action under way with the referee watching: the sweep stops at its first contact. */
export type WatchedAction = Watched<RefereeState, RefereeReport>;

/** An action that was recorded with the referee watching. */
export class TractionRecorder extends ActionRecorder<RefereeState, RefereeReport> {}

/** The referee of one case. */
const judgeOf = (c: RefereeCase): Judge<RefereeState, RefereeReport> => ({
  nothingSeen: NOTHING_SEEN,
  observe: (seen, events) => observe(c, seen, events),
  stopped: ({ stopped }) => stopped,
  isLegal: ({ rulings }) => isLegal(rulings),
  report: (seen, performed) => reportOf(c, seen, performed),
});

const reportOf = (
  { mover }: RefereeCase,
  { rulings, steps, atWin, overlaps }: RefereeState,
  { ticks, resting, hash }: Performed,
): RefereeReport => ({ mover, ticks, rulings, steps, resting, atWin, overlaps, hash });

/** Sets up an action on a fresh table. `onlooker` measures it, if that is wanted. */
export const watchAction = (
  physics: Physics,
  layout: Layout,
  c: RefereeCase,
  grip: Grip,
  onlooker: Onlooker | null = null,
): WatchedAction => watch(physics, { layout, mover: c.mover, grip }, judgeOf(c), onlooker);

import type { AtTable } from '#app/frame/AtTable.tsx';
import { atTableBy } from '#app/table/atTableBy.ts';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { hostChance } from '#play/host/chance.ts';
import { forgotten } from '#play/storage/gameFiles.ts';
import { play } from '#play/trexlands/play.ts';
import {
  createTrexlandsRun,
  whyNotTruck,
  type TrexlandsRun,
  type TrexlandsTask,
} from '#play/trexlands/practice/taskRun.ts';
import { createSession } from '#play/trexlands/session/session.ts';
import type { Session } from '#play/trexlands/session/sessionTypes.ts';
import type { Physics } from '#sim/physics.ts';
import { trexlandsFiles } from '../files.ts';

/** Long enough to see what oneself has done before a rival answers (house value). */
const ANSWER_MS = 900;

/** A table at which one player does tasks, and chance is the page's. */
export function sitDown(physics: Physics, task: TrexlandsTask, onPassed: (task: TrexlandsTask) => void) {
  const session = createSession({
    physics,
    random: hostChance,
    pace: STILL_ASKED ? 'at-once' : 'real',
    alone: task.learner,
    whyNotTruck: (truck) => whyNotTruck(run, session, truck),
  });
  const later = (what: () => void): void => void window.setTimeout(what, STILL_ASKED ? 0 : ANSWER_MS);
  const setting = { session, build: physics.build, random: hostChance, later, onPassed };
  const run: TrexlandsRun = createTrexlandsRun(setting, task);
  return { session, run };
}

/** That table, for what is around every table. */
export const atTable = (session: Session): AtTable => atTableBy(play, { files: forgotten(trexlandsFiles) }, session);

import { ownRoute } from '#play/traction/ownRoutes.ts';
import type { Session } from '#play/traction/session/sessionTypes.ts';
import { goTo } from '#app/ui/useRoute.ts';
import type { TextCommands } from '#play/textTable/talk.ts';
import { texts } from '#play/texts.ts';
import type { DrillRun } from '#play/traction/teach/drillRun.ts';

/** The text table's commands at a drill besides playing it. */
export const drillCommands =
  (run: DrillRun, session: Session) =>
  (close: () => void): TextCommands => ({
    saved: () => texts.drills.notSaved,
    exportFile: () => [texts.drills.noFile],
    sameAgain: run.retry,
    leave: () => goTo(ownRoute({ page: 'drills' })),
    close,
    isRunning: () => session.store.getState().match?.log.length !== 0,
  });

import { hasWebgl2 } from '#app/scene/webgl.ts';
import { useWayBack } from '#app/pages/WayBack.tsx';
import { WithPhysics } from '#app/pages/WithPhysics.tsx';
import { FirstUndone } from '#app/practice/FirstUndone.tsx';
import { TaskTable } from '#app/practice/TaskTable.tsx';
import { useTaskSeat } from '#app/practice/useTask.ts';
import { TableView } from '#app/table/TableView.tsx';
import { useTheSettings } from '#app/settings/useSettings.tsx';
import { Message } from '#app/ui/Page.tsx';
import { NoWebgl } from '#app/ui/NoWebgl.tsx';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { DRILL, remember } from '#play/practice/task.ts';
import { texts } from '#play/texts.ts';
import { makeOwnRoute, ownRoute } from '#play/traction/ownRoutes.ts';
import { play } from '#play/traction/play.ts';
import { createSession } from '#play/traction/session/session.ts';
import { drillOf, nextOf, type TractionTask } from '#play/traction/teach/lessons.ts';
import { LEARNER } from '#play/traction/teach/seats.ts';
import { createTractionRun } from '#play/traction/teach/taskRun.ts';
import type { Physics } from '#sim/physics.ts';
import { atTable } from '../page/atTable.ts';
import { sceneParts } from '../scene/sceneParts.tsx';
import { DrillCard } from './DrillCard.tsx';
import { OutcomePanel } from './OutcomePanel.tsx';
import { TASKS } from './taskTable.tsx';
import { RunContext } from './useRun.ts';

const SCENE = sceneParts(LEARNER);
const ALL = makeOwnRoute({ page: 'drills' });

export const NextPuzzle = () => (
  <FirstUndone
    next={(passed) => {
      const id = nextOf('puzzles', passed);
      return ownRoute(id === null ? { page: 'drills' } : { page: 'drill', id });
    }}
  />
);

/** A drill at a table of its own: no match is touched, nothing is saved but that it was passed. */
export function DrillPage({ id }: { readonly id: string }) {
  const drill = drillOf(id);
  if (drill === undefined) return <Message title={texts.notFound.title} text={texts.drills.noSuchDrill} />;
  if (!hasWebgl2()) return <NoWebgl />;
  return <WithPhysics>{(physics) => <Seated drill={drill} physics={physics} />}</WithPhysics>;
}

/** The table stays from drill to drill. */
function Seated({ drill, physics }: { readonly drill: TractionTask; readonly physics: Physics }) {
  const settings = useTheSettings();
  const sitDown = () => {
    const session = createSession({ physics, pace: STILL_ASKED ? 'at-once' : 'real', asksAtEnd: true });
    return { session, run: createTractionRun(session, drill, ({ id }) => remember(settings, id)) };
  };
  const seat = useTaskSeat(sitDown, drill, DRILL, atTable);
  return (
    <RunContext value={seat.run}>
      <TaskTable
        game={TASKS}
        seat={seat}
        kind={DRILL}
        picture={<TableView play={play} parts={SCENE} />}
        card={<DrillCard />}
        outcome={<OutcomePanel />}
        way={useWayBack()}
        leaves={ALL}
        menuFirst={
          <a className="button" href={ALL}>
            {texts.drills.all}
          </a>
        }
      />
    </RunContext>
  );
}

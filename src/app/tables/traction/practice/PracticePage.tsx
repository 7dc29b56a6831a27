import { useState, type ReactNode } from 'react';
import { ANY_LEGAL, type TurnGoal } from '#games/traction/help/practice/goal.ts';
import { useWayBack, type Way } from '#app/pages/WayBack.tsx';
import { WithPhysics } from '#app/pages/WithPhysics.tsx';
import { PracticeCard, Tries, type PracticeCardProps } from '#app/practice/PracticeCard.tsx';
import { TaskOutcome } from '#app/practice/TaskOutcome.tsx';
import { TaskTable } from '#app/practice/TaskTable.tsx';
import { useTaskSeat } from '#app/practice/useTask.ts';
import { hasWebgl2 } from '#app/scene/webgl.ts';
import { TableView } from '#app/table/TableView.tsx';
import { Message } from '#app/ui/Page.tsx';
import { NoWebgl } from '#app/ui/NoWebgl.tsx';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { thinkerOf } from '#play/game/thinkerOf.ts';
import type { Helper } from '#play/offThread/helper.ts';
import { PRACTICE } from '#play/practice/task.ts';
import { makeRoute } from '#play/route.ts';
import { texts } from '#play/texts.ts';
import { plainly } from '#play/traction/editor/plainly.ts';
import { makeOwnRoute, type PracticeRoute } from '#play/traction/ownRoutes.ts';
import { play } from '#play/traction/play.ts';
import { practicePosition, type PracticePosition } from '#play/traction/practice/practicePosition.ts';
import { MARKED, MOST_MM, practiceTask } from '#play/traction/practice/practiceTask.ts';
import { isUnderWay } from '#play/traction/say/busy.ts';
import type { HandMode } from '#play/traction/session/chosenHands.ts';
import { createSession } from '#play/traction/session/session.ts';
import type { TractionTask } from '#play/traction/teach/lessons.ts';
import { createTractionRun } from '#play/traction/teach/taskRun.ts';
import { gameTexts } from '#play/traction/texts.ts';
import type { Physics } from '#sim/physics.ts';
import { helperOf } from '../helper.ts';
import { atTable } from '../page/atTable.ts';
import { sceneParts } from '../scene/sceneParts.tsx';
import { useMatch, useSession } from '../hud/useTable.ts';
import { TASKS } from '../teach/taskTable.tsx';
import { RunContext, useRunState } from '../teach/useRun.ts';

const SCENE = sceneParts();

export interface PracticePageProps {
  readonly route: PracticeRoute;
  /** The aim of a try, where it is more than a turn without a foul. */
  readonly goal?: TurnGoal;
}

/** A position at a table of its own, to be tried again and again: the match that it came from is not touched. */
export function PracticePage({ route, goal = ANY_LEGAL }: PracticePageProps) {
  const [position] = useState(() => practicePosition(route.packed, route.hands));
  const why = position.ok ? position.value.why : texts.sharing.refused(plainly(position.fault));
  if (!position.ok || why !== null) return <NoPosition why={why ?? ''} packed={route.packed} />;
  if (!hasWebgl2()) return <NoWebgl />;
  return (
    <WithPhysics>
      {(physics) => <Seated physics={physics} position={position.value} goal={goal} back={route.back} />}
    </WithPhysics>
  );
}

/** The position editor can put right what keeps a position from being tried. */
const NoPosition = ({ why, packed }: { readonly why: string; readonly packed: string }) => (
  <Message
    title={texts.practice.title}
    text={why}
    more={
      <a className="button" href={makeOwnRoute({ page: 'editor', packed, back: null })}>
        {texts.sharing.edit}
      </a>
    }
  />
);

interface SeatedProps {
  readonly physics: Physics;
  readonly position: PracticePosition;
  readonly goal: TurnGoal;
  readonly back: PracticeRoute['back'];
}

function Seated({ physics, position: { title, plan }, goal, back }: SeatedProps) {
  const [task] = useState(() => practiceTask(plan, goal));
  const way = useWayFrom(back);
  return (
    <PracticeTable
      {...{ physics, task, way }}
      handMode={plan.handMode}
      think={() => helperOf(physics)}
      card={<Card title={title} way={way} />}
      outcome={<TaskOutcome kind={PRACTICE} />}
    />
  );
}

export interface PracticeTableProps {
  readonly physics: Physics;
  readonly task: TractionTask;
  readonly handMode: HandMode;
  /** Thinks of hints; left out where there are none. */
  readonly think?: () => Promise<Helper>;
  /** Said besides to who does not see the panels. */
  readonly goal?: string;
  readonly card: ReactNode;
  readonly outcome: ReactNode;
  readonly way: Way;
}

/** A task that is tried again and again. */
export function PracticeTable({ physics, task, handMode, think, ...shown }: PracticeTableProps) {
  const sitDown = () => {
    const session = createSession({
      physics,
      pace: STILL_ASKED ? 'at-once' : 'real',
      ...(think && thinkerOf(play, think)),
    });
    session.commands.setHandMode(handMode);
    return { session, run: createTractionRun(session, task) };
  };
  const seat = useTaskSeat(sitDown, task, PRACTICE, atTable);
  return (
    <RunContext value={seat.run}>
      <TaskTable
        game={TASKS}
        seat={seat}
        kind={PRACTICE}
        picture={<TableView play={play} parts={SCENE} />}
        {...shown}
      />
    </RunContext>
  );
}

/** To where the position came from, else to the match at the table, else out. */
function useWayFrom(back: PracticeRoute['back']): Way {
  const out = useWayBack();
  if (back === null) return out;
  return {
    href: back.page === 'editor' ? makeOwnRoute(back) : makeRoute(back),
    words: back.page === 'editor' ? gameTexts.practice.backToEditor : texts.practice.back[back.page],
  };
}

/** The task, the tries so far with their slips, and the ways to the next one and out. */
function Card({ title, way }: { readonly title: string; readonly way: Way }) {
  const tries = useRunState((state) => state.tries.length);
  const { pivotMm } = useMatch().state.options.tolerance;
  return (
    <TableCard
      title={title}
      way={way}
      note={texts.practice.original}
      list={
        <Tries
          title={gameTexts.practice.list}
          note={gameTexts.practice.marks(Math.min(MARKED, tries), MOST_MM, pivotMm)}
        />
      }
    />
  );
}

/** Of any task that is tried again and again. */
export function TableCard({
  title,
  ...card
}: Pick<PracticeCardProps, 'way' | 'note' | 'list'> & { readonly title: string }) {
  const underWay = useSession(isUnderWay);
  return (
    <PracticeCard
      place={[gameTexts.card.name, ...(title === '' ? [] : [title])]}
      none={gameTexts.practice.none}
      underWay={underWay}
      {...card}
    />
  );
}

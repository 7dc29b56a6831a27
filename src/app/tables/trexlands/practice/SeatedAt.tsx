import { useEffect, useState, type ReactNode } from 'react';
import type { Physics } from '#sim/physics.ts';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { AtTableContext } from '#app/frame/AtTable.tsx';
import type { PracticeRun } from '#play/practice/practiceRun.ts';
import { PracticeContext } from '#app/practice/usePractice.ts';
import { hostChance } from '#play/host/chance.ts';
import { atTable } from '../page/atTable.tsx';
import { createSession } from '#play/trexlands/session/session.ts';
import { SessionProvider } from '../session/SessionContext.tsx';
import { TaskTable } from '../teach/TaskTable.tsx';
import { ThrowingProvider } from '../throwing/ThrowingContext.tsx';
import { createTurnRun, type TurnTask } from '#play/trexlands/practice/turnTask.ts';
import { TurnContext, useTurnState } from './useTurn.ts';

/** Long enough to see what oneself has done before a rival answers (house value). */
const ANSWER_MS = 900;

export interface SeatedAtProps {
  readonly task: TurnTask;
  readonly physics: Physics;
  readonly title: string;
  /** More about it for tests and styles. */
  readonly data?: Readonly<Record<`data-${string}`, string>>;
  readonly onSolved?: () => void;
  /** Everything around the table. */
  readonly children: ReactNode;
}

/** Sits down at a table of its own for this task; asked for once. */
export function SeatedAt({ task, physics, title, data = {}, onSolved, children }: SeatedAtProps) {
  const [{ session, run, table }] = useState(() => {
    const pace = STILL_ASKED ? 'at-once' : 'real';
    const played = createSession({ physics, random: hostChance, pace, alone: task.learner });
    const tried = createTurnRun(task, {
      session: played,
      build: physics.build,
      random: hostChance,
      later: (what) => void window.setTimeout(what, STILL_ASKED ? 0 : ANSWER_MS),
      ...(onSolved === undefined ? {} : { onSolved }),
    });
    // The key that takes back in a match puts the position back here.
    const own = { ...played, commands: { ...played.commands, requestUndo: tried.again } };
    return { session: own, run: tried, table: atTable(own) };
  });
  useEffect(() => {
    run.begin();
    return run.stop;
  }, [run]);
  return (
    <SessionProvider session={session}>
      <ThrowingProvider>
        <AtTableContext value={table}>
          <TurnContext value={run}>
            <PracticeContext value={run as PracticeRun}>
              <Table title={title} data={data}>
                {children}
              </Table>
            </PracticeContext>
          </TurnContext>
        </AtTableContext>
      </ThrowingProvider>
    </SessionProvider>
  );
}

/** How far it is also stands in the table's data attributes. */
function Table({ title, data, children }: Required<Pick<SeatedAtProps, 'title' | 'data' | 'children'>>) {
  const tries = useTurnState((state) => state.tries.length);
  const verdict = useTurnState((state) => state.verdict.state);
  return <TaskTable title={title} data={{ ...data, 'data-tries': tries, 'data-verdict': verdict }} hud={children} />;
}

import { useEffect, useState } from 'react';
import type { Task, TaskKind } from '#play/practice/task.ts';
import type { TaskRun, TaskState } from '#play/practice/taskRun.ts';
import type { AnySession } from '#play/session/state.ts';
import type { AtTable } from '../frame/AtTable.tsx';
import { runHooks } from '../teach/runHooks.ts';

/** The task that shared parts of the page are around; a game's own know more of it. */
export const {
  RunContext: TaskContext,
  useRun: useTaskRun,
  useRunState: useTaskState,
} = runHooks<TaskState, TaskRun>();

/** A table at which tasks are done. */
export interface TaskSeat<S extends AnySession = AnySession, R extends TaskRun = TaskRun> {
  readonly session: S;
  readonly run: R;
  readonly table: AtTable;
}

/** Sits down at a table of its own, once, and there at every task that comes. */
export function useTaskSeat<S extends AnySession, K extends Task>(
  sitDown: () => Pick<TaskSeat<S, TaskRun<K>>, 'session' | 'run'>,
  task: K,
  { counted }: TaskKind,
  atTable: (session: S) => AtTable,
): TaskSeat<S, TaskRun<K>> {
  const [seat] = useState(() => {
    const { session, run } = sitDown();
    // The key that takes back in a match puts the position back here.
    const own = counted ? { ...session, commands: { ...session.commands, requestUndo: run.again } } : session;
    return { session: own, run, table: atTable(own) };
  });
  const { run } = seat;
  useEffect(() => run.begin(task), [run, task]);
  useEffect(() => run.stop, [run]);
  return seat;
}

import { useEffect } from 'react';
import { isPassed, type TaskKind } from '#play/practice/task.ts';
import { partNow } from '#play/practice/taskRun.ts';
import type { Notebook } from '#play/textTable/notebook.ts';
import { texts } from '#play/texts.ts';
import { useTaskState } from './useTask.ts';

/** The task and what comes of it, in the notebook of the text table, for players who do not see the panels. */
export function useTaskNotes(notebook: Notebook, { counted }: TaskKind, goal?: string): void {
  const { begun, tries, verdict, shown } = useTaskState((state) => state);
  const { state, words = '' } = verdict;
  const { title } = useTaskState(({ task }) => task);
  const { task } = useTaskState(partNow);
  useEffect(() => {
    const besides = goal === undefined ? [] : [goal];
    notebook.write('happened', counted ? [task, ...besides, texts.practice.typed] : [`${title}.`, ...besides, task]);
  }, [notebook, counted, title, goal, task]);
  useEffect(() => {
    if (!counted || begun) return;
    if (tries.length > 0) notebook.write('happened', [texts.practice.ready]);
  }, [notebook, counted, begun, tries]);
  useEffect(() => {
    if (!counted || !begun || state === 'open') return;
    const rate = texts.practice.tries(tries.length, tries.filter(isPassed).length);
    notebook.write('happened', [state === 'passed' ? texts.practice.solved : texts.practice.missed, words, rate]);
  }, [notebook, counted, begun, tries, state, words]);
  useEffect(() => {
    if (counted) return;
    if (state !== 'open') notebook.write('happened', [texts.drills[state], words]);
    else if (shown) notebook.write('happened', [texts.drills.shown]);
  }, [notebook, counted, state, words, shown]);
}

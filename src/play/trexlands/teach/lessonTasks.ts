import { judge, LEARNER, LESSON, prepared, replyOf, type LessonStep } from '#games/trexlands/help/lesson.ts';
import { neighbourIn } from '#play/practice/task.ts';
import type { TrexlandsTask } from '../practice/taskRun.ts';
import { standardMatch } from '../form/draft.ts';

/** A step of the first lesson as a task: the rival's answers are prepared. */
export interface StepTask extends TrexlandsTask {
  readonly step: LessonStep;
}

const taskOf = (step: LessonStep): StepTask => ({
  id: step.id,
  title: step.title,
  learner: LEARNER,
  truck: step.truck,
  step,
  parts: [
    {
      task: step.task,
      setUp: ({ session, build }) => {
        const match = prepared(step, standardMatch().seats, build);
        if (!match.ok) throw new Error(match.fault.message);
        session.commands.resume(match.value);
      },
      judge: (match) => judge(step, match),
      reply: (match) => replyOf(step, match),
    },
  ],
});

export const STEPS: readonly StepTask[] = LESSON.map(taskOf);

export const placeOf = ({ id }: { readonly id: string }): number => STEPS.findIndex((step) => step.id === id);

/** The step that comes before or after this one. */
export const neighbourOf = ({ id }: { readonly id: string }, by: 1 | -1): StepTask | null => neighbourIn(STEPS, id, by);

/**
 * The step of this name; without a name the first that has not been passed, or the first of all. Null for an unknown
 * name.
 */
export const stepCalled = (id: string | null, passed: readonly string[]): StepTask | null =>
  (id === null
    ? (STEPS.find((step) => !passed.includes(step.id)) ?? STEPS[0])
    : STEPS.find((step) => step.id === id)) ?? null;

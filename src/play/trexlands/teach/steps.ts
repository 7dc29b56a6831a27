import { LESSON, type LessonStep } from '#games/trexlands/help/lesson.ts';

export const placeOf = ({ id }: LessonStep): number => LESSON.findIndex((step) => step.id === id);

/** The step that comes before or after this one. */
export const neighbourOf = (step: LessonStep, by: 1 | -1): LessonStep | null => LESSON[placeOf(step) + by] ?? null;

/**
 * The step of this name; without a name the first that has not been passed, or the first of all. Null for an unknown
 * name.
 */
export const stepCalled = (id: string | null, passed: readonly string[]): LessonStep | null =>
  (id === null
    ? (LESSON.find((step) => !passed.includes(step.id)) ?? LESSON[0])
    : LESSON.find((step) => step.id === id)) ?? null;

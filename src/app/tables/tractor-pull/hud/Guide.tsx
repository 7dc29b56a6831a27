import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { LessonCard, useFirstLesson } from '#app/frame/LessonCard.tsx';
import { useMatch, useSession } from './useTable.ts';
import type { Stage } from '#play/tractor-pull/session/sessionTypes.ts';
import { guide, type LessonId } from '#play/tractor-pull/texts/guide.ts';

const isLesson = (id: string): id is LessonId => id in guide.lessons;

/** The lesson of this moment, from what everybody may see. */
export function lessonOf({ outcome, phase, queue }: TractorPullState, stage: Stage): LessonId | null {
  if (outcome !== null || stage === 'spinning' || stage === 'telling') return null;
  if (queue.length > 0) return 'tp-effect';
  const lesson = `tp-${phase.name}`;
  return isLesson(lesson) ? lesson : null;
}

/** In a first match what comes up is explained when it comes up for the first time. */
export function Guide() {
  const stage = useSession((session) => session.stage);
  const { state } = useMatch();
  const now = lessonOf(state, stage);
  const lesson = useFirstLesson(now === null ? [] : [now]);
  return lesson === null ? null : (
    <LessonCard id={lesson} lesson={guide.lessons[lesson]} className="lesson-card tractor-guide" words={guide} />
  );
}

import { LessonCard, useFirstLesson } from '#app/frame/LessonCard.tsx';
import { lessonsOf } from '#play/tug-of-war/say/lesson.ts';
import { guide } from '#play/tug-of-war/texts/guide.ts';
import { useMatch, useSession } from './useTable.ts';

/** In a first match what comes up is explained when it comes up for the first time. */
export function Guide() {
  const plan = useSession((session) => session.plan);
  const events = useSession((session) => session.events);
  const { state } = useMatch();
  const lesson = useFirstLesson(lessonsOf(state, plan, events));
  return lesson === null ? null : (
    <LessonCard id={lesson} lesson={guide.lessons[lesson]} className="lesson-card tug-guide" words={guide} />
  );
}

import { LessonCard } from '#app/frame/LessonCard.tsx';
import { useSettings } from '#app/settings/useSettings.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { guide } from '#play/tug-of-war/texts/guide.ts';
import { lessonsOf } from '#play/tug-of-war/say/lesson.ts';
import { useMatch } from './useTable.ts';

/** In a first match what comes up is explained when it comes up for the first time. */
export function Guide() {
  const guided = useSettings((settings) => settings.roundGuide);
  const known = useSettings((settings) => settings.knownLessons);
  const plan = useSession((session) => session.plan);
  const events = useSession((session) => session.events);
  const { state } = useMatch();
  const lesson = lessonsOf(state, plan, events).find((one) => !known.includes(one));
  return !guided || lesson === undefined ? null : (
    <LessonCard id={lesson} lesson={guide.lessons[lesson]} className="tug-guide" words={guide} />
  );
}

import { useEffect, useRef } from 'react';
import { asked } from '#games/tug-of-war/asked.ts';
import { LessonCard, useFirstLesson } from '#app/frame/LessonCard.tsx';
import { useChange, useSettings } from '#app/settings/useSettings.tsx';
import { isOf } from '#play/session/players.ts';
import { lessonsOf } from '#play/tug-of-war/say/lesson.ts';
import { guide } from '#play/tug-of-war/texts/guide.ts';
import { useMatch, useSession } from './useTable.ts';

/** In a first match what comes up is explained when it comes up for the first time; a computer needs no lesson. */
export function Guide() {
  const plan = useSession((session) => session.plan);
  const events = useSession((session) => session.events);
  const { state, header } = useMatch();
  const isBots = asked(state).some((seat) => isOf(header, 'bot', seat));
  const lesson = useFirstLesson(isBots ? [] : lessonsOf(state, plan, events));
  useFollowed(lesson);
  return lesson === null ? null : (
    <LessonCard id={lesson} lesson={guide.lessons[lesson]} className="lesson-card tug-guide" words={guide} />
  );
}

/** A lesson whose moment has passed was followed, and is known. */
function useFollowed(lesson: string | null): void {
  const known = useSettings(({ knownLessons }) => knownLessons);
  const change = useChange();
  const before = useRef(lesson);
  useEffect(() => {
    const past = before.current;
    before.current = lesson;
    if (past !== null && past !== lesson && !known.includes(past)) change({ knownLessons: [...known, past] });
  }, [lesson, known, change]);
}

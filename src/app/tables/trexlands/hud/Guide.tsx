import { asked } from '#games/trexlands/asked.ts';
import { LessonCard, useFirstLesson } from '#app/frame/LessonCard.tsx';
import { lessonsOf, type LessonId } from '#play/trexlands/say/lessonOf.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { AboutNote } from './about/AboutNote.tsx';
import { Telling } from './about/Telling.tsx';
import { useOwn, useSession, useView } from './useTable.ts';

/** In a first match what comes up is explained when it comes up for the first time; and what is pointed at, always. */
export function Guide() {
  const lesson = useLesson();
  return (
    <>
      {lesson !== null && <Lesson id={lesson} />}
      <AboutNote />
    </>
  );
}

/** The explanation that a first match shows now. */
function useLesson(): LessonId | null {
  const stage = useSession((session) => session.stage);
  const view = useView();
  const seats = asked(view);
  const isBots = useOwn()(seats).length < Math.min(seats.length, 1); // no lesson during a computer's turn
  const hasThrown = useSession(({ given, alone }) => given?.some((seat) => seat === alone) === true);
  return useFirstLesson(isBots || hasThrown ? [] : lessonsOf(view, stage));
}

function Lesson({ id }: { readonly id: LessonId }) {
  const alone = useSession((session) => session.alone !== null);
  const { text, ...lesson } = alone && id === 'private' ? gameTexts.guide.privateAlone : gameTexts.guide.lessons[id];
  return (
    <LessonCard
      id={id}
      lesson={{ ...lesson, text: <Telling>{text}</Telling> }}
      className="guide"
      words={gameTexts.guide}
    />
  );
}

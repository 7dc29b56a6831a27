import { useRef } from 'react';
import { Icon } from '#app/ui/Icon.tsx';
import { useFolding } from '#app/ui/useFolding.ts';
import { ClauseMark } from '#app/teach/ClauseMark.tsx';
import { useChange, useSettings } from '#app/settings/useSettings.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { useSession } from '#app/tables/trexlands/session/SessionContext.tsx';
import { Telling } from '../about/Telling.tsx';
import type { LessonId } from '#play/trexlands/say/lessonOf.ts';
import { useLesson } from './useLesson.ts';

/** In a guided match what comes up is explained when it comes up for the first time, beside the table. */
export function Guide() {
  const known = useSettings((settings) => settings.knownLessons);
  const lesson = useLesson();
  return lesson === undefined ? null : <Lesson lesson={lesson} known={known} />;
}

/** On a phone a line with its title, which opens: what it would cover is what it is about. */
function Lesson({ lesson, known }: { readonly lesson: LessonId; readonly known: readonly string[] }) {
  const change = useChange();
  const card = useRef<HTMLElement>(null);
  const { folded, unfold } = useFolding(lesson, card, 'folded');
  const alone = useSession((session) => session.alone !== null);
  const { title, text, clause } =
    alone && lesson === 'private' ? gameTexts.guide.privateAlone : gameTexts.guide.lessons[lesson];
  return (
    <aside
      ref={card}
      className={folded ? 'panel guide folded' : 'panel guide'}
      aria-label={gameTexts.guide.label}
      data-lesson={lesson}
    >
      {folded ? (
        <button type="button" className="button quiet unfold" aria-expanded={false} onClick={unfold}>
          <Icon name="help" />
          <span className="unfold-text">{title}</span>
          <span className="guide-more">{gameTexts.guide.more}</span>
        </button>
      ) : (
        <>
          <h2>{title}</h2>
          <p aria-live="polite">
            <Telling>{text}</Telling> <ClauseMark clause={clause} />
          </p>
          <div className="row">
            <button
              type="button"
              className="button primary"
              onClick={() => change({ knownLessons: [...known, lesson] })}
            >
              {gameTexts.guide.understood}
            </button>
            <button type="button" className="button quiet" onClick={() => change({ roundGuide: false })}>
              {gameTexts.guide.noMore}
            </button>
          </div>
        </>
      )}
    </aside>
  );
}

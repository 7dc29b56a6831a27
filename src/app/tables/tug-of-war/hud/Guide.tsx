import { useRef } from 'react';
import { useChange, useSettings } from '../../../settings/useSettings.tsx';
import { ClauseMark } from '../../../teach/ClauseMark.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useFolding } from '../../../ui/useFolding.ts';
import { useSession } from '../session/SessionContext.tsx';
import { guide, type LessonId } from '../texts/guide.ts';
import { lessonsOf } from './lesson.ts';
import { useMatch } from './useTable.ts';

/** In a first match what comes up is explained when it comes up for the first time. */
export function Guide() {
  const guided = useSettings((settings) => settings.roundGuide);
  const known = useSettings((settings) => settings.knownLessons);
  const plan = useSession((session) => session.plan);
  const events = useSession((session) => session.events);
  const { state } = useMatch();
  const lesson = lessonsOf(state, plan, events).find((one) => !known.includes(one));
  return !guided || lesson === undefined ? null : <Lesson lesson={lesson} known={known} />;
}

/** On a phone a line with its title, which opens. */
function Lesson({ lesson, known }: { readonly lesson: LessonId; readonly known: readonly string[] }) {
  const change = useChange();
  const card = useRef<HTMLElement>(null);
  const { folded, unfold } = useFolding(lesson, card, 'folded');
  const { title, text, clause } = guide.lessons[lesson];
  return (
    <aside
      ref={card}
      className={folded ? 'panel tug-guide folded' : 'panel tug-guide'}
      aria-label={guide.label}
      data-lesson={lesson}
    >
      {folded ? (
        <button type="button" className="button quiet unfold" aria-expanded={false} onClick={unfold}>
          <Icon name="help" />
          <span className="unfold-text">{title}</span>
          <span className="guide-more">{guide.more}</span>
        </button>
      ) : (
        <>
          <h2>{title}</h2>
          <p aria-live="polite">
            {text} <ClauseMark clause={clause} />
          </p>
          <div className="row">
            <button
              type="button"
              className="button primary"
              onClick={() => change({ knownLessons: [...known, lesson] })}
            >
              {guide.understood}
            </button>
            <button type="button" className="button quiet" onClick={() => change({ roundGuide: false })}>
              {guide.noMore}
            </button>
          </div>
        </>
      )}
    </aside>
  );
}

import { useRef } from 'react';
import { Icon } from '../../../../ui/Icon.tsx';
import { useFolding } from '../../../../ui/useFolding.ts';
import { ClauseMark } from '../../../../teach/ClauseMark.tsx';
import { useChange, useSettings } from '../../../../settings/useSettings.tsx';
import { gameTexts } from '../../texts.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { asked } from '../../../../../games/trexlands/asked.ts';
import { usePersons, useView } from '../useTable.ts';
import { Telling } from '../about/Telling.tsx';
import { lessonsOf, type LessonId } from './lessonOf.ts';

/** In a guided match what comes up is explained when it comes up for the first time, beside the table. */
export function Guide() {
  const guided = useSettings((settings) => settings.roundGuide);
  const known = useSettings((settings) => settings.knownLessons);
  const stage = useSession((session) => session.stage);
  const view = useView();
  const seats = asked(view);
  const isBots = usePersons()(seats).length < Math.min(seats.length, 1); // what it does is its own business
  const lesson = guided && !isBots ? lessonsOf(view, stage).find((id) => !known.includes(id)) : undefined;
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

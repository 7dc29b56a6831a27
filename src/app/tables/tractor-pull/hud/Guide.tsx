import { useRef } from 'react';
import type { TractorPullState } from '../../../../games/tractor-pull/state.ts';
import { useChange, useSettings } from '../../../settings/useSettings.tsx';
import { ClauseMark } from '../../../teach/ClauseMark.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useFolding } from '../../../ui/useFolding.ts';
import { useSession } from '../session/SessionContext.tsx';
import type { Stage } from '../session/sessionTypes.ts';
import { guide, type LessonId } from '../texts/guide.ts';
import { useMatch } from './useTable.ts';

/** The lesson of this moment, from what everybody may see. */
export function lessonOf({ outcome, phase, queue }: TractorPullState, stage: Stage): LessonId | null {
  if (outcome !== null || stage === 'spinning' || stage === 'telling') return null;
  if (queue.length > 0) return 'tp-effect';
  switch (phase.name) {
    case 'spin':
      return 'tp-spin';
    case 'location':
      return 'tp-location';
    case 'recruit':
      return 'tp-recruit';
    case 'deploy':
      return 'tp-deploy';
    case 'install':
      return 'tp-install';
    default:
      return null;
  }
}

/** In a first match what comes up is explained when it comes up for the first time. */
export function Guide() {
  const guided = useSettings((settings) => settings.roundGuide);
  const known = useSettings((settings) => settings.knownLessons);
  const stage = useSession((session) => session.stage);
  const { state } = useMatch();
  const lesson = lessonOf(state, stage);
  return !guided || lesson === null || known.includes(lesson) ? null : <Lesson lesson={lesson} known={known} />;
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
      className={folded ? 'panel tractor-guide folded' : 'panel tractor-guide'}
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

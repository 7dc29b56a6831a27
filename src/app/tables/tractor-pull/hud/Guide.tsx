import { useSyncExternalStore } from 'react';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { LessonCard, useFirstLesson } from '#app/frame/LessonCard.tsx';
import { useMatch, useSession } from './useTable.ts';
import type { Stage } from '#play/tractor-pull/session/sessionTypes.ts';
import { guide, type LessonId } from '#play/tractor-pull/texts/guide.ts';

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
    case 'award':
      return 'tp-award';
    case 'install':
      return 'tp-install';
    default:
      return null;
  }
}

/** Choices with so many cards that the lesson folds to its title on a laptop. */
const LONG: ReadonlySet<LessonId> = new Set(['tp-location', 'tp-recruit', 'tp-deploy', 'tp-install']);

/** A laptop's window, where the lesson and the choice share a column; the same line is drawn in status.css. */
const LAPTOP = '(min-width: 62.01rem) and (max-height: 52rem)';

function watch(changed: () => void): () => void {
  const media = window.matchMedia(LAPTOP);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

const useYields = (): boolean =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(LAPTOP).matches,
    () => false,
  );

/** In a first match what comes up is explained when it comes up for the first time. */
export function Guide() {
  const stage = useSession((session) => session.stage);
  const { state } = useMatch();
  const now = lessonOf(state, stage);
  const lesson = useFirstLesson(now === null ? [] : [now]);
  const yields = useYields();
  if (lesson === null) return null;
  const words = guide.lessons[lesson];
  const card = <LessonCard id={lesson} lesson={words} className="lesson-card tractor-guide" words={guide} />;
  return yields && LONG.has(lesson) ? (
    <details key={lesson} className="panel guide-line">
      <summary>{words.title}</summary>
      {card}
    </details>
  ) : (
    card
  );
}

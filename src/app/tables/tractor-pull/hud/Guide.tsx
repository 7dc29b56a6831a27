import type { TractorPullState } from '../../../../games/tractor-pull/state.ts';
import { LessonCard } from '../../../frame/LessonCard.tsx';
import { useSettings } from '../../../settings/useSettings.tsx';
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
    case 'award':
      return 'tp-award';
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
  return !guided || lesson === null || known.includes(lesson) ? null : (
    <LessonCard id={lesson} lesson={guide.lessons[lesson]} className="tractor-guide" words={guide} />
  );
}

import { LessonCard } from '#app/frame/LessonCard.tsx';
import { useSettings } from '#app/settings/useSettings.tsx';
import { useSession } from '../session/SessionContext.tsx';
import type { Stage } from '#play/truck-off/session/sessionTypes.ts';
import { guide, type LessonId } from '#play/truck-off/texts/guide.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { useMatch } from './useTable.ts';

/** The lesson of this moment, from what everybody may see. */
export function lessonOf({ outcome, phase, roll }: TruckOffState, stage: Stage): LessonId | null {
  if (stage === 'paying') return 'to-paying';
  if (outcome !== null || stage === 'rolling') return null;
  if (roll !== null) return roll.why === 'venues' ? 'to-roll' : null;
  switch (phase.name) {
    case 'trucks':
      return 'to-trucks';
    case 'cards':
      return 'to-cards';
    case 'execute':
      return 'to-execute';
    case 'pick':
      return 'to-pick';
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
    <LessonCard id={lesson} lesson={guide.lessons[lesson]} className="truck-guide" words={guide} />
  );
}

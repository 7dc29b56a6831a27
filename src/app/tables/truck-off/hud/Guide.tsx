import { LessonCard, useFirstLesson } from '#app/frame/LessonCard.tsx';
import { useMatch, useSession } from './useTable.ts';
import type { Stage } from '#play/truck-off/session/sessionTypes.ts';
import { guide, type LessonId } from '#play/truck-off/texts/guide.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';

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
  const stage = useSession((session) => session.stage);
  const { state } = useMatch();
  const now = lessonOf(state, stage);
  const lesson = useFirstLesson(now === null ? [] : [now]);
  return lesson === null ? null : (
    <LessonCard id={lesson} lesson={guide.lessons[lesson]} className="lesson-card truck-guide" words={guide} />
  );
}

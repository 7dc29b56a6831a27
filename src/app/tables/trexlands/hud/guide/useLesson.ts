import { asked } from '#games/trexlands/asked.ts';
import { useSettings } from '#app/settings/useSettings.tsx';
import { useSession } from '#app/tables/trexlands/session/SessionContext.tsx';
import { useOwn, useView } from '../useTable.ts';
import { lessonsOf, type LessonId } from '#play/trexlands/say/lessonOf.ts';

/** The explanation that a guided match shows now. */
export function useLesson(): LessonId | undefined {
  const guided = useSettings((settings) => settings.roundGuide);
  const known = useSettings((settings) => settings.knownLessons);
  const stage = useSession((session) => session.stage);
  const view = useView();
  const seats = asked(view);
  const isBots = useOwn()(seats).length < Math.min(seats.length, 1); // what it does is its own business
  return guided && !isBots ? lessonsOf(view, stage).find((id) => !known.includes(id)) : undefined;
}

import { useRef } from 'react';
import { useWayBack } from '#app/pages/WayBack.tsx';
import { ClauseMark } from '#app/teach/ClauseMark.tsx';
import { texts } from '#play/texts.ts';
import { useFolding } from '#app/ui/useFolding.ts';
import { Telling } from '../hud/about/Telling.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { routeOf } from '#play/trexlands/teach/ownRoutes.ts';
import { neighbourOf, placeOf, STEPS, type StepTask } from '#play/trexlands/teach/lessonTasks.ts';

/**
 * The step: what it is for, what to do, and the ways out of it at any time. On a phone it folds into what to do in a
 * few words once play goes on, as the table is under it.
 */
export function LessonCard({ step }: Pick<StepTask, 'step'>) {
  const card = useRef<HTMLElement>(null);
  const { folded, unfold } = useFolding(step, card);
  if (folded)
    return (
      <section className="panel drill-card folded" aria-label={texts.lesson.panel}>
        <button type="button" className="button quiet unfold" aria-expanded={false} onClick={unfold}>
          <span className="unfold-text">{step.inShort}</span>
          <span className="guide-more">{gameTexts.guide.more}</span>
        </button>
      </section>
    );
  return (
    <section ref={card} className="panel drill-card" aria-label={texts.lesson.panel}>
      <p className="note drill-place">
        {gameTexts.card.name} · {texts.lesson.step(placeOf(step) + 1, STEPS.length)}
      </p>
      <h1>{step.title}</h1>
      <p className="lesson-goal">
        <Telling>{step.goal}</Telling> <ClauseMark clause={step.clause} />
      </p>
      <p className="drill-task">
        <Telling>{step.task}</Telling>
      </p>
      <Ways {...step} />
    </section>
  );
}

/** Back, past it, and out. */
function Ways(step: StepTask['step']) {
  const wayBack = useWayBack();
  const [before, after] = [neighbourOf(step, -1), neighbourOf(step, 1)];
  return (
    <nav className="drill-ways" aria-label={texts.lesson.ways}>
      {before !== null && <a href={routeOf(before.id)}>{texts.drills.back}</a>}
      {after !== null && <a href={routeOf(after.id)}>{texts.drills.skip}</a>}
      <a href={wayBack.href}>{wayBack.words}</a>
    </nav>
  );
}

import { NextStep } from '#app/teach/NextStep.tsx';
import { WaysToPlay } from '#app/teach/WaysToPlay.tsx';
import { useChange } from '#app/settings/useSettings.tsx';
import { texts } from '#play/texts.ts';
import { goTo } from '#app/ui/useRoute.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { pathOf } from '#play/trexlands/teach/ownRoutes.ts';
import { neighbourOf } from '#play/trexlands/teach/steps.ts';
import { useRun, useRunState, useStep } from './useRun.ts';

/** The step's outcome, and the ways on, in the dock's place. */
export function LessonOutcome() {
  const run = useRun();
  const step = useStep();
  const verdict = useRunState((state) => state.verdict);
  if (verdict.state === 'open') return null;
  const passed = verdict.state === 'passed';
  const next = neighbourOf(step, 1);
  const onward = next === null ? null : () => goTo({ page: 'own', path: pathOf(next.id) });
  return (
    <section className="panel drill-outcome" aria-label={texts.drills.outcome} data-tone={passed ? 'good' : 'foul'}>
      <p>
        <strong>{passed ? texts.drills.passed : gameTexts.lesson.missed}</strong> {verdict.words}
      </p>
      <div className="row">
        {passed && (onward === null ? <Finished /> : <NextStep onPress={onward}>{texts.lesson.next}</NextStep>)}
        {passed ? (
          <button type="button" className="button quiet" onClick={run.again}>
            {texts.drills.retry}
          </button>
        ) : (
          <NextStep onPress={run.again}>{texts.drills.retry}</NextStep>
        )}
        {!passed && onward !== null && (
          <button type="button" className="button" onClick={onward}>
            {texts.lesson.next}
          </button>
        )}
      </div>
    </section>
  );
}

/** A first match, in which what comes up for the first time is explained. */
function Finished() {
  const change = useChange();
  return (
    <>
      <p className="drill-finished">
        {texts.lesson.finished} {gameTexts.lesson.hints}
      </p>
      <WaysToPlay game="trexlands" onPlay={() => change({ roundGuide: true, knownLessons: [] })} />
    </>
  );
}

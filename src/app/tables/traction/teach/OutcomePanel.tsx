import { TaskOutcome, TaskSaid } from '#app/practice/TaskOutcome.tsx';
import { NextStep, WaysToPlay } from '#app/teach/NextStep.tsx';
import { goTo } from '#app/ui/useRoute.ts';
import { DRILL } from '#play/practice/task.ts';
import { failuresIn } from '#play/practice/taskRun.ts';
import { texts } from '#play/texts.ts';
import { makeOwnRoute, ownRoute } from '#play/traction/ownRoutes.ts';
import { sayingsOf } from '#play/traction/say/sayings.ts';
import { isOfFirst, isPuzzle, LESSONS, neighbourOf } from '#play/traction/teach/lessons.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { lastStepOf, SteadinessMeter } from '../hud/HandTag.tsx';
import { useMatch, useNaming, useSession, useTheSession } from '../hud/useTable.ts';
import { usePart, useRun, useRunState } from './useRun.ts';
import { useEffect, useState } from 'react';

/** The outcome and the next step, in the dock's place. */
export function OutcomePanel() {
  const { verdict, showing } = useRunState((state) => state);
  const seen = useSeen();
  if (showing) return <TaskSaid words={texts.drills.showing} more={<Meter />} />;
  if (verdict.state !== 'open' && !seen) return <Ruled />;
  return <Outcome />;
}

/** The referee's words alone, until the picture shows what comes of them. */
function Ruled() {
  const last = useSession(({ lastAction }) => lastAction);
  const { options } = useMatch().state;
  const naming = useNaming();
  const [first] = last === null ? [] : sayingsOf(last, naming, options);
  return first === undefined ? null : <TaskSaid words={first.text} more={<Meter />} />;
}

function Meter() {
  const { hand } = usePart();
  return hand === 'free' && <SteadinessMeter stepOf={lastStepOf} />;
}

/** After so many misses a step of the lesson may plainly be left (house value). */
const MISSES = 2;

/** The position at once, as it was; or it is shown; or one goes on without it. */
function Outcome() {
  const run = useRun();
  const { id } = useRunState(({ task }) => task);
  const { shown = [] } = usePart();
  const wasShown = useRunState(({ verdict }) => verdict.state === 'open');
  const next = neighbourOf(id, 1);
  const stuck =
    useRunState((state) => failuresIn(state) >= MISSES) && isOfFirst(id) && shown.length > 0 && next !== null;
  const show = wasShown ? gameTexts.drills.showAgain : texts.drills.show;
  return (
    <TaskOutcome
      kind={DRILL}
      more={<Meter />}
      {...(stuck && { stuck: gameTexts.drills.stuck })}
      onward={<Onward />}
      otherwise={
        <>
          {shown.length > 0 && (
            <button type="button" className="button" onClick={run.show}>
              {stuck ? gameTexts.drills.watchOnce : show}
            </button>
          )}
          {stuck && (
            <a className="button" href={makeOwnRoute({ page: 'drill', id: next.id })}>
              {texts.lesson.next}
            </a>
          )}
        </>
      }
    />
  );
}

function Onward() {
  const run = useRun();
  const { task, part } = useRunState((state) => state);
  const next = neighbourOf(task.id, 1);
  if (part < task.parts.length - 1) return <NextStep onPress={run.next}>{texts.drills.nextPart}</NextStep>;
  if (next === null) return <Finished id={task.id} />;
  return (
    <NextStep onPress={() => goTo(ownRoute({ page: 'drill', id: next.id }))}>
      {isOfFirst(task.id) ? texts.lesson.next : isPuzzle(task.id) ? texts.drills.nextPuzzle : texts.drills.next}
    </NextStep>
  );
}

/** The end of the first lesson and that of the guide lead to a match; that of the others to where they are chosen. */
function Finished({ id }: { readonly id: string }) {
  const isFirst = isOfFirst(id);
  const isGuide = id === LESSONS.guide.at(-1);
  return (
    <>
      {isFirst && <p className="drill-finished">{texts.lesson.finished}</p>}
      {isGuide && <p className="drill-finished">{texts.drills.finished}</p>}
      <WaysToPlay game="traction" />
      <a className="button" href={makeOwnRoute({ page: 'drills' })}>
        {isFirst ? gameTexts.drills.practise : isGuide ? texts.drills.further : texts.drills.all}
      </a>
    </>
  );
}

/** Whether the end of the last action has been seen: every piece is drawn where it stands or lies now. */
export function useSeen(): boolean {
  const { shown } = useTheSession();
  const last = useSession(({ lastAction }) => lastAction);
  const [seen, setSeen] = useState(last);
  useEffect(() => {
    if (seen === last) return;
    let frame = 0;
    const look = (): void => {
      if (shown.busy) frame = requestAnimationFrame(look);
      else setSeen(last);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [shown, seen, last]);
  return seen === last;
}

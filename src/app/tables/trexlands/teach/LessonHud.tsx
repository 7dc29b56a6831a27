import { useEffect, type ReactNode } from 'react';
import { asked } from '#games/trexlands/asked.ts';
import { LEARNER, RIVAL } from '#games/trexlands/help/lesson.ts';
import { texts } from '#play/texts.ts';
import type { Notebook } from '#play/textTable/notebook.ts';
import { Dock } from '../hud/dock/Dock.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { LessonCard } from './LessonCard.tsx';
import { LessonMenu } from './LessonMenu.tsx';
import { lessonCommands } from './lessonCommands.ts';
import { LessonOutcome } from './LessonOutcome.tsx';
import { TaskHud } from './TaskHud.tsx';
import { useRun, useRunState, useStep } from './useRun.ts';

/** Around the table of a lesson: the step instead of the turn, and what came of it in the dock's place. */
export function LessonHud() {
  const run = useRun();
  const open = useRunState(({ verdict }) => verdict.state === 'open');
  return (
    <TaskHud
      house={lessonCommands(run)}
      Notes={LessonNotes}
      Menu={LessonMenu}
      card={<LessonCard />}
      outcome={open ? null : <LessonOutcome />}
      dock={<LearnersDock />}
    />
  );
}

/** While the rival alone is asked there is nothing to press: its buttons are not the learner's. */
function LearnersDock(): ReactNode {
  const rivals = useSession(({ match, stage }) => {
    const seats = match === null ? [] : asked(match.state);
    return stage === 'choosing' && seats.includes(RIVAL) && !seats.includes(LEARNER);
  });
  return rivals ? <p className="panel lesson-wait">{gameTexts.lesson.rival}</p> : <Dock />;
}

/** The step and its outcome, in the notebook of the text table, for players who do not see the panels. */
function LessonNotes({ notebook }: { readonly notebook: Notebook }) {
  const { title, goal, task } = useStep();
  const verdict = useRunState((state) => state.verdict);
  useEffect(() => notebook.write('happened', [`${title}.`, goal, task]), [notebook, title, goal, task]);
  useEffect(() => {
    if (verdict.state !== 'open') notebook.write('happened', [texts.drills[verdict.state], verdict.words]);
  }, [notebook, verdict]);
  return null;
}

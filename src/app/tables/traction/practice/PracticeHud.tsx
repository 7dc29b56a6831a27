import { useEffect } from 'react';
import { StepMenu } from '../../../frame/menu/StepMenu.tsx';
import { useShortcut } from '../../../frame/keys/useShortcut.ts';
import type { House } from '../../../textTable/talk.ts';
import type { Notebook } from '../../../textTable/notebook.ts';
import { NextStep } from '../../../teach/NextStep.tsx';
import { ClauseMark } from '../../../teach/ClauseMark.tsx';
import { useWayBack, type Way } from '../../../pages/WayBack.tsx';
import { texts } from '../../../texts.ts';
import { makeRoute } from '../../../ui/route.ts';
import { OutOfTurn } from '../hud/menu/OutOfTurn.tsx';
import { TypeMove } from '../hud/menu/TypeMove.tsx';
import { makeOwnRoute, type PracticeRoute } from '../page/ownRoutes.ts';
import { useTextPanel } from '../page/useTextPanel.tsx';
import { TaskHud, useTaskSheets } from '../teach/TaskHud.tsx';
import { gameTexts } from '../texts.ts';
import { PracticeCard } from './PracticeCard.tsx';
import { solvedOf } from './practiceRun.ts';
import { verdictWords } from './tryWords.ts';
import { usePractice, usePracticeState } from './usePractice.ts';

export interface PracticeHudProps {
  readonly title: string;
  readonly back: PracticeRoute['back'];
}

/** Around the table of a practice: the tries in the turn's place, and what one came to in the dock's. */
export function PracticeHud({ title, back }: PracticeHudProps) {
  const over = usePracticeState((state) => state.over);
  const run = usePractice();
  const way = useWayFrom(back);
  const text = useTextPanel((close): House => ({
    saved: () => gameTexts.practice.notSaved,
    exportFile: () => [gameTexts.practice.noFile],
    sameAgain: run.again,
    leave: () => window.location.assign(way.href),
    close,
    isRunning: () => false,
  }));
  const sheets = useTaskSheets();
  const { setSheet } = sheets;
  useNotes(text.notebook);
  return (
    <TaskHud
      {...sheets}
      text={text}
      card={<PracticeCard title={title} way={way} />}
      menu={
        <StepMenu
          text={text}
          onSettings={() => setSheet('settings')}
          onClose={() => setSheet(null)}
          title={gameTexts.practice.panel}
          wayBack={way}
          first={null}
          between={<OutOfTurn onChosen={() => setSheet(null)} />}
          typing={<TypeMove onDone={() => setSheet(null)} />}
        />
      }
      outcome={over ? <Outcome /> : null}
    />
  );
}

/** To where the position came from, else to the match at the table, else out. */
function useWayFrom(back: PracticeRoute['back']): Way {
  const out = useWayBack();
  if (back === null) return out;
  return {
    href: back.page === 'bench' ? makeOwnRoute(back) : makeRoute(back),
    words: gameTexts.practice.back[back.page],
  };
}

/** The outcome of a try that is over, and the next one. */
function Outcome() {
  const run = usePractice();
  const verdict = usePracticeState((state) => state.verdict);
  const { title } = useShortcut('take-back', gameTexts.practice.again);
  const clause = verdict.state === 'missed' ? (verdict.foul?.clause ?? null) : null;
  const tone = verdict.state === 'solved' ? 'good' : verdict.state === 'missed' ? 'foul' : undefined;
  return (
    <section className="panel drill-outcome" aria-label={texts.drills.outcome} data-tone={tone}>
      <p>
        {verdict.state !== 'open' && <strong>{gameTexts.practice[verdict.state]}</strong>}{' '}
        {verdictWords(verdict, run.goal, true)} {clause !== null && <ClauseMark clause={clause} />}
      </p>
      <div className="row">
        <NextStep onPress={run.again}>{title}</NextStep>
      </div>
    </section>
  );
}

/** The task and each try's outcome, in the notebook of the text table, for players who do not see the panels. */
function useNotes(notebook: Notebook): void {
  const { goal } = usePractice();
  const begun = usePracticeState((state) => state.begun);
  const tries = usePracticeState((state) => state.tries);
  const verdict = usePracticeState((state) => state.verdict);
  const over = usePracticeState((state) => state.over);
  useEffect(
    () => notebook.write('happened', [gameTexts.practice.task(goal), gameTexts.practice.typed]),
    [notebook, goal],
  );
  useEffect(() => {
    if (!begun) {
      if (tries.length > 0) notebook.write('happened', [gameTexts.practice.ready]);
      return;
    }
    if (verdict.state === 'open') return;
    notebook.write('happened', [
      gameTexts.practice[verdict.state],
      verdictWords(verdict, goal, over),
      gameTexts.practice.tries(tries.length, solvedOf(tries)),
    ]);
  }, [notebook, goal, begun, tries, verdict, over]);
}

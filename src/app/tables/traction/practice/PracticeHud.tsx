import { StepMenu } from '#app/frame/menu/StepMenu.tsx';
import type { Notebook } from '#play/textTable/notebook.ts';
import { ClauseMark } from '#app/teach/ClauseMark.tsx';
import { useWayBack, type Way } from '#app/pages/WayBack.tsx';
import { practiceCommands } from '#app/practice/practiceCommands.ts';
import { PracticeOutcome } from '#app/practice/PracticeOutcome.tsx';
import { usePractice, usePracticeState } from '#app/practice/usePractice.ts';
import { usePracticeNotes } from '#app/practice/usePracticeNotes.ts';
import { texts } from '#play/texts.ts';
import { makeRoute } from '#play/route.ts';
import { OutOfTurn } from '../hud/menu/OutOfTurn.tsx';
import { TypeMove } from '../hud/menu/TypeMove.tsx';
import { makeOwnRoute, type PracticeRoute } from '#play/traction/ownRoutes.ts';
import { useTextPanel } from '../page/useTextPanel.tsx';
import { TaskHud, useTaskSheets } from '../teach/TaskHud.tsx';
import { gameTexts } from '#play/traction/texts.ts';
import { PracticeCard } from './PracticeCard.tsx';
import { verdictWords } from '#play/traction/practice/tryWords.ts';
import { useTractionPractice, useTractionPracticeState } from './usePractice.ts';

export interface PracticeHudProps {
  readonly title: string;
  readonly back: PracticeRoute['back'];
}

/** Around the table of a practice: the tries in the turn's place, and what one came to in the dock's. */
export function PracticeHud({ title, back }: PracticeHudProps) {
  const over = usePracticeState((state) => state.over);
  const run = usePractice();
  const way = useWayFrom(back);
  const text = useTextPanel(practiceCommands(run, way.href));
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
          title={texts.practice.panel}
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
    words: back.page === 'bench' ? gameTexts.practice.backToBench : texts.practice.back[back.page],
  };
}

/** The outcome of a try that is over, and the next one. */
function Outcome() {
  const { goal } = useTractionPractice();
  const verdict = useTractionPracticeState((state) => state.verdict);
  const clause = verdict.state === 'missed' ? (verdict.foul?.clause ?? null) : null;
  return (
    <PracticeOutcome>
      {verdictWords(verdict, goal, true)} {clause !== null && <ClauseMark clause={clause} />}
    </PracticeOutcome>
  );
}

/** The task and each try's outcome, for players who do not see the panels. */
function useNotes(notebook: Notebook): void {
  const { goal } = useTractionPractice();
  const verdict = useTractionPracticeState((state) => state.verdict);
  const over = useTractionPracticeState((state) => state.over);
  usePracticeNotes(notebook, gameTexts.practice.task(goal), verdictWords(verdict, goal, over));
}

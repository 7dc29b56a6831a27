import '../styles.css';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { asked } from '../../../../games/trexlands/asked.ts';
import { LEARNER, RIVAL } from '../../../../games/trexlands/help/lesson.ts';
import { Announcer } from '../../../frame/Announcer.tsx';
import { HeldClock } from '../../../frame/dock/HeldClock.tsx';
import { useTableKeys } from '../../../frame/keys/useTableKeys.ts';
import { SessionCamera } from '../../../frame/SessionCamera.tsx';
import { Toolbar } from '../../../frame/Toolbar.tsx';
import { KeysContext } from '../../../input/keys/KeysContext.ts';
import { RulesContext } from '../../../teach/rulesSheet.ts';
import { texts } from '../../../texts.ts';
import type { Notebook } from '../../../textTable/notebook.ts';
import { useCompact } from '../../../ui/useCompact.ts';
import { AboutProvider } from '../hud/about/About.tsx';
import { AboutNote } from '../hud/about/AboutNote.tsx';
import { Dock } from '../hud/dock/Dock.tsx';
import { loadClauses } from '../hud/loadClauses.ts';
import { FaultNote } from '../hud/notes/FaultNote.tsx';
import { Happened } from '../hud/notes/Happened.tsx';
import { UndoPrompt } from '../hud/notes/UndoPrompt.tsx';
import { Sheets, type Sheet } from '../hud/Sheets.tsx';
import { useTextPanel } from '../page/useTextPanel.ts';
import { useSession, useTheSession } from '../session/SessionContext.tsx';
import { TREXLANDS_ACTIONS, type Situation } from '../throwing/keys.ts';
import { gameTexts } from '../texts.ts';
import { LessonCard } from './LessonCard.tsx';
import { LessonMenu } from './LessonMenu.tsx';
import { lessonHouse } from './lessonHouse.ts';
import { LessonOutcome } from './LessonOutcome.tsx';
import { useRun, useRunState, useStep } from './useRun.ts';

/** Around the table of a lesson: the step instead of the turn, and what came of it in the dock's place. */
export function LessonHud() {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const rulebook = useMemo(
    () => ({ open: (clause: string | null) => setSheet({ what: 'rules', clause }), load: loadClauses }),
    [],
  );
  return (
    <HeldClock still={false}>
      <AboutProvider>
        <RulesContext value={rulebook}>
          <KeysContext value={TREXLANDS_ACTIONS}>
            <Panels sheet={sheet} onSheet={setSheet} />
          </KeysContext>
        </RulesContext>
      </AboutProvider>
    </HeldClock>
  );
}

interface PanelsProps {
  readonly sheet: Sheet | null;
  readonly onSheet: (sheet: Sheet | null) => void;
}

function Panels({ sheet, onSheet }: PanelsProps) {
  const run = useRun();
  const text = useTextPanel(lessonHouse(run));
  const compact = useCompact();
  const { store } = useTheSession();
  const open = useRunState(({ verdict }) => verdict.state === 'open');
  const revealing = useSession(({ stage }) => stage === 'revealing');
  useLessonNotes(text.notebook);
  const help = (): void => onSheet({ what: 'rules', clause: null });
  useTableKeys({
    actions: TREXLANDS_ACTIONS,
    situation: (): Situation => (store.getState().stage === 'aiming' ? 'throwing' : 'deciding'),
    onSheet: (what) => (what === 'help' ? help() : onSheet({ what })),
    onLog: () => undefined,
    onText: text.onKey,
  });
  const close = (): void => onSheet(null);
  const wordsOnly = compact && text.open;
  return (
    <>
      <div className="hud trexlands-hud drill-hud">
        <div className="hud-head">
          <LessonCard />
          <Toolbar view={<SessionCamera />} tools={null} onHelp={help} onMenu={() => onSheet({ what: 'menu' })} />
        </div>
        <div className="hud-left">
          <UndoPrompt />
          <FaultNote />
          {!revealing && <Happened ofMatch={false} />}
          <AboutNote />
        </div>
        {text.open && <div className="hud-right">{text.panel}</div>}
        <div className="hud-foot">{open ? !wordsOnly && <LearnersDock /> : <LessonOutcome />}</div>
        <Announcer notebook={text.notebook} quiet={text.open} />
      </div>
      {sheet?.what === 'menu' ? (
        <LessonMenu text={text} onSettings={() => onSheet({ what: 'settings' })} onClose={close} />
      ) : (
        <Sheets sheet={sheet} text={text} onSheet={onSheet} />
      )}
    </>
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
function useLessonNotes(notebook: Notebook): void {
  const { title, goal, task } = useStep();
  const verdict = useRunState((state) => state.verdict);
  useEffect(() => notebook.write('happened', [`${title}.`, goal, task]), [notebook, title, goal, task]);
  useEffect(() => {
    if (verdict.state !== 'open') notebook.write('happened', [texts.drills[verdict.state], verdict.words]);
  }, [notebook, verdict]);
}

import '../styles.css';
import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { Announcer } from '#app/frame/Announcer.tsx';
import { HeldClock } from '#app/frame/dock/HeldClock.tsx';
import { useTableKeys } from '#app/frame/keys/useTableKeys.ts';
import { SessionCamera } from '#app/frame/SessionCamera.tsx';
import { Toolbar } from '#app/frame/Toolbar.tsx';
import { KeysContext } from '#app/input/keys/KeysContext.ts';
import { RulesContext } from '#app/teach/rulesSheet.ts';
import type { Notebook } from '#play/textTable/notebook.ts';
import type { TextCommands } from '#play/textTable/talk.ts';
import type { TextSwitch } from '#app/frame/menu/TextChoice.tsx';
import { useCompact } from '#app/ui/useCompact.ts';
import { AboutProvider } from '../hud/about/About.tsx';
import { AboutNote } from '../hud/about/AboutNote.tsx';
import { loadClauses } from '../hud/loadClauses.ts';
import { FaultNote } from '../hud/notes/FaultNote.tsx';
import { Happened } from '../hud/notes/Happened.tsx';
import { UndoPrompt } from '../hud/notes/UndoPrompt.tsx';
import { Sheets, type Sheet } from '../hud/Sheets.tsx';
import { useTextPanel } from '../page/useTextPanel.ts';
import { useSession, useTheSession } from '../session/SessionContext.tsx';
import { TREXLANDS_ACTIONS, type Situation } from '#play/trexlands/throwing/keys.ts';

/** The parts of a task's menu that the table gives. */
export interface TaskMenuProps {
  readonly text: TextSwitch;
  readonly onSettings: () => void;
  readonly onClose: () => void;
}

export interface TaskHudProps {
  /** The text table's commands besides playing. */
  readonly house: (close: () => void) => TextCommands;
  /** Writes the task and what came of it into the text table's notebook; draws nothing. */
  readonly Notes: ComponentType<{ readonly notebook: Notebook }>;
  readonly Menu: ComponentType<TaskMenuProps>;
  /** The task in the place of the turn. */
  readonly card: ReactNode;
  /** The outcome, in the dock's place; null while it goes on. */
  readonly outcome: ReactNode;
  readonly dock: ReactNode;
}

/** Around a table at which a task is done, and no match is played. */
export function TaskHud(props: TaskHudProps) {
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
            <Panels {...props} sheet={sheet} onSheet={setSheet} />
          </KeysContext>
        </RulesContext>
      </AboutProvider>
    </HeldClock>
  );
}

interface PanelsProps extends TaskHudProps {
  readonly sheet: Sheet | null;
  readonly onSheet: (sheet: Sheet | null) => void;
}

function Panels({ house, Notes, Menu, card, outcome, dock, sheet, onSheet }: PanelsProps) {
  const text = useTextPanel(house);
  const compact = useCompact();
  const { store } = useTheSession();
  const revealing = useSession(({ stage }) => stage === 'revealing');
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
          {card}
          <Toolbar view={<SessionCamera />} tools={null} onHelp={help} onMenu={() => onSheet({ what: 'menu' })} />
        </div>
        <div className="hud-left">
          <UndoPrompt />
          <FaultNote />
          {!revealing && <Happened ofMatch={false} />}
          <AboutNote />
        </div>
        {text.open && <div className="hud-right">{text.panel}</div>}
        <div className="hud-foot">{outcome ?? (!wordsOnly && dock)}</div>
        <Announcer notebook={text.notebook} quiet={text.open} />
      </div>
      <Notes notebook={text.notebook} />
      {sheet?.what === 'menu' ? (
        <Menu text={text} onSettings={() => onSheet({ what: 'settings' })} onClose={close} />
      ) : (
        <Sheets sheet={sheet} text={text} onSheet={onSheet} />
      )}
    </>
  );
}

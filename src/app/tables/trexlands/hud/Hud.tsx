import '../styles.css';
import { useMemo, useState, type ReactNode } from 'react';
import type { TextPanel } from '#app/textTable/textPanel.ts';
import { RulesContext } from '#app/teach/rulesSheet.ts';
import { AboutProvider } from './about/About.tsx';
import { AboutNote } from './about/AboutNote.tsx';
import { Dock } from './dock/Dock.tsx';
import { HeldClock } from '#app/frame/dock/HeldClock.tsx';
import { Happened } from './notes/Happened.tsx';
import { Guide } from './guide/Guide.tsx';
import { FaultNote } from './notes/FaultNote.tsx';
import { UndoPrompt } from './notes/UndoPrompt.tsx';
import { loadClauses } from './loadClauses.ts';
import { EndPanel } from './EndPanel.tsx';
import { HudFrame } from '#app/frame/HudFrame.tsx';
import { useLogPanel } from '#app/frame/useLogPanel.ts';
import { LogPanel } from './LogPanel.tsx';
import { TurnCard } from './TurnCard.tsx';
import { KeysContext } from '#app/input/keys/KeysContext.ts';
import { TREXLANDS_ACTIONS, type Situation } from '#play/trexlands/throwing/keys.ts';
import { Sheets, type Sheet } from './Sheets.tsx';
import { Standings } from './Standings.tsx';
import { useTableKeys } from '#app/frame/keys/useTableKeys.ts';
import { useSession, useTheSession } from '../session/SessionContext.tsx';

export interface HudProps {
  /** The table in words. */
  readonly text: TextPanel;
  /** Clocks stand, as in pictures and tests. */
  readonly still?: boolean;
  /** Under the table, beside the dock or in its place. */
  readonly foot?: ReactNode;
}

/** Everything around the table of Trexlands; it shows only what the player with the device may see. */
export function Hud({ text, still = false, foot }: HudProps) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const rulebook = useMemo(
    () => ({ open: (clause: string | null) => setSheet({ what: 'rules', clause }), load: loadClauses }),
    [],
  );
  return (
    <HeldClock still={still}>
      <AboutProvider>
        <RulesContext value={rulebook}>
          <KeysContext value={TREXLANDS_ACTIONS}>
            <Panels text={text} foot={foot} sheet={sheet} onSheet={setSheet} />
          </KeysContext>
        </RulesContext>
      </AboutProvider>
    </HeldClock>
  );
}

interface PanelsProps {
  readonly text: TextPanel;
  readonly foot: ReactNode;
  readonly sheet: Sheet | null;
  readonly onSheet: (sheet: Sheet | null) => void;
}

function Panels({ text, foot, sheet, onSheet }: PanelsProps) {
  const log = useLogPanel(text);
  const revealing = useSession(({ stage }) => stage === 'revealing');
  const { store } = useTheSession();
  useTableKeys({
    actions: TREXLANDS_ACTIONS,
    situation: (): Situation => (store.getState().stage === 'aiming' ? 'throwing' : 'deciding'),
    onSheet: (what) => onSheet(what === 'help' ? { what: 'rules', clause: null } : { what }),
    onLog: log.toggle,
    onText: text.onKey,
  });
  return (
    <>
      <HudFrame
        className="trexlands-hud"
        text={text}
        turn={<TurnCard />}
        questions={<UndoPrompt />}
        status={<Standings onOpen={(seat) => onSheet({ what: 'camp', seat })} />}
        notes={
          <>
            <FaultNote />
            <div className="told">
              {!revealing && <Happened />}
              <Guide />
            </div>
            <AboutNote />
          </>
        }
        log={<LogPanel />}
        logShown={log.shown}
        onLog={log.toggle}
        onHelp={() => onSheet({ what: 'rules', clause: null })}
        onMenu={() => onSheet({ what: 'menu' })}
        dock={<Dock />}
        foot={foot}
      >
        <Sheets sheet={sheet} text={text} onSheet={onSheet} />
      </HudFrame>
      <EndPanel />
    </>
  );
}

import '../styles.css';
import { useMemo, useState, type ReactNode } from 'react';
import { Announcer } from '../../../frame/Announcer.tsx';
import type { TextPanel } from '../../../textTable/textPanel.ts';
import { SessionCamera } from '../../../frame/SessionCamera.tsx';
import { Toolbar } from '../../../frame/Toolbar.tsx';
import { useCompact } from '../../../ui/useCompact.ts';
import { RulesContext } from '../../../teach/rulesSheet.ts';
import { useSession } from '../session/SessionContext.tsx';
import { AboutProvider } from './about/About.tsx';
import { AboutNote } from './about/AboutNote.tsx';
import { Dock } from './dock/Dock.tsx';
import { useReveal } from './exchange/useReveal.ts';
import { HeldClock } from './HeldClock.tsx';
import { Happened } from './notes/Happened.tsx';
import { Guide } from './guide/Guide.tsx';
import { FaultNote } from './notes/FaultNote.tsx';
import { UndoPrompt } from './notes/UndoPrompt.tsx';
import { EndPanel } from './EndPanel.tsx';
import { LogPanel } from './LogPanel.tsx';
import { TurnCard } from './TurnCard.tsx';
import { KeysContext } from '../../../input/keys/KeysContext.ts';
import { TREXLANDS_ACTIONS } from '../throwing/keys.ts';
import { Sheets, type Sheet } from './Sheets.tsx';
import { Standings } from './Standings.tsx';
import { useHudKeys } from './useHudKeys.ts';

/** From here on there is room for the log beside the table. */
const WIDE_PX = 1100;

export interface HudProps {
  /** The table in words. */
  readonly text: TextPanel;
  /** Clocks stand, as in pictures and tests. */
  readonly still?: boolean;
  /** Under the table, beside the dock or in its place. */
  readonly foot?: ReactNode;
}

/** Everything around the table of Trexlands; it shows nothing but what whoever holds the device may see. */
export function Hud({ text, still = false, foot }: HudProps) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const openRules = useMemo(() => (clause: string | null) => setSheet({ what: 'rules', clause }), []);
  return (
    <HeldClock still={still}>
      <AboutProvider>
        <RulesContext value={openRules}>
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
  const [logShown, setLogShown] = useState(() => window.innerWidth >= WIDE_PX);
  const compact = useCompact();
  const plays = useSession(({ lookingOn }) => !lookingOn);
  const wordsOnly = compact && text.open; // on a phone they take the place of what is pressed
  const toggleLog = (): void => {
    if (text.open) text.onToggle(); // they have one place
    setLogShown(text.open || !logShown);
  };
  const reveal = useReveal();
  useHudKeys({ onSheet, onLog: toggleLog, onText: text.onKey });
  const standings = <Standings onOpen={(seat) => onSheet({ what: 'camp', seat })} />;
  return (
    <>
      <div className="hud trexlands-hud">
        <div className="hud-head">
          <TurnCard />
          <Toolbar
            view={<SessionCamera />}
            tools={null}
            logShown={logShown && !text.open}
            onLog={toggleLog}
            onHelp={() => onSheet({ what: 'rules', clause: null })}
            onMenu={() => onSheet({ what: 'menu' })}
          />
          {compact && standings}
        </div>
        <div className="hud-left">
          {!compact && standings}
          {!compact && plays && <UndoPrompt />}
          <FaultNote />
          <Guide />
          {reveal === null && <Happened />}
          <AboutNote />
        </div>
        <div className="hud-right">
          {text.open ? text.panel : logShown && <LogPanel untold={reveal === null ? 0 : 1} />}
        </div>
        {!wordsOnly && (
          <div className="hud-foot">
            {compact && plays && <UndoPrompt />}
            {plays && <Dock reveal={reveal} />}
            {foot}
          </div>
        )}
        <Announcer notebook={text.notebook} quiet={text.open} />
        <Sheets sheet={sheet} text={text} onSheet={onSheet} />
      </div>
      {reveal === null && <EndPanel />}
    </>
  );
}

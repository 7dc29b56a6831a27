import '../styles.css';
import { useState, type ReactNode } from 'react';
import { ThingNote } from './ThingNote.tsx';
import { Announcer } from '../../../frame/Announcer.tsx';
import { Dock } from './Dock.tsx';
import { FaultNote } from './FaultNote.tsx';
import { HashNote } from './HashNote.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { TRACTION_PAD } from '../input/buttons.ts';
import { LISTED_KEYS } from '../input/keys.ts';
import { LogPanel } from './LogPanel.tsx';
import { MenuDialog } from './menu/MenuDialog.tsx';
import { OutOfTurnPrompt } from './prompts/OutOfTurnPrompt.tsx';
import { PenaltyPrompt } from './prompts/PenaltyPrompt.tsx';
import { RightPrompt } from './prompts/RightPrompt.tsx';
import { UndoPrompt } from './prompts/UndoPrompt.tsx';
import { SettingsDialog } from '../../../frame/settings/SettingsDialog.tsx';
import { ShareSheet, type Shared } from '../sharing/ShareSheet.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { KeysDialog } from '../../../frame/keys/KeysDialog.tsx';
import { PadNote } from '../../../frame/pads/PadNote.tsx';
import { usePads } from '../../../frame/pads/usePads.ts';
import type { TextPanel } from '../../../textTable/textPanel.ts';
import { RefereeCard } from './RefereeCard.tsx';
import { RulerNote } from './ruler/RulerNote.tsx';
import { Toolbar } from '../../../frame/Toolbar.tsx';
import { SessionCamera } from '../../../frame/SessionCamera.tsx';
import { RulerButton } from './ruler/RulerButton.tsx';
import { TurnCard } from './TurnCard.tsx';
import { useCompact } from '../../../ui/useCompact.ts';
import { usePageWishes } from '../../../frame/usePageWishes.ts';
import { useMatch } from './useTable.ts';

/** From here on there is room for the log beside the table. */
const WIDE_PX = 1100;

type Sheet = 'help' | 'menu' | 'settings' | 'keys' | 'key-settings' | Shared;

export interface HudProps {
  readonly text: TextPanel;
  /** Under the table, beside the dock or in its place. */
  readonly foot?: ReactNode;
}

/** Everything around the table. On a phone the table in words takes the place of what is pressed. */
export function Hud({ text, foot }: HudProps) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [logShown, setLogShown] = useState(() => window.innerWidth >= WIDE_PX);
  const compact = useCompact();
  const match = useMatch();
  const asks = useSession(({ lookingOn }) => !lookingOn);
  const close = (): void => setSheet(null);
  const wordsOnly = compact && text.open;
  const toggleLog = (): void => {
    if (text.open) text.onToggle(); // they have one place
    setLogShown(text.open || !logShown);
  };
  usePads();
  usePageWishes((what) => {
    if (what === 'log') toggleLog();
    else if (what === 'text') text.onKey();
    else setSheet(what);
  });
  return (
    <div className="hud">
      <div className="hud-head">
        <TurnCard />
        <Toolbar
          view={<SessionCamera />}
          tools={<RulerButton />}
          logShown={logShown && !text.open}
          onLog={toggleLog}
          onHelp={() => setSheet('help')}
          onMenu={() => setSheet('menu')}
        />
      </div>
      <div className="hud-left">
        {!compact && asks && <Questions />}
        {!wordsOnly && asks && <RightPrompt />}
        {!wordsOnly && <OutOfTurnPrompt />}
        <FaultNote />
        <PadNote />
        <RulerNote />
        {!wordsOnly && <RefereeCard />}
        <ThingNote />
      </div>
      <div className="hud-right">{text.open ? text.panel : logShown && <LogPanel />}</div>
      {!(wordsOnly && asks) && (
        <div className="hud-foot">
          <HashNote />
          {compact && asks && <Questions />}
          {asks && <Dock />}
          {foot}
        </div>
      )}
      <Announcer notebook={text.notebook} quiet={text.open} />
      {sheet === 'help' && <HelpDialog onClose={close} />}
      {sheet === 'menu' && (
        <MenuDialog onSettings={() => setSheet('settings')} onShare={setSheet} text={text} onClose={close} />
      )}
      {(sheet === 'match' || sheet === 'position') && <ShareSheet what={sheet} match={match} onClose={close} />}
      {sheet === 'settings' && <SettingsDialog onClose={close} />}
      {sheet === 'key-settings' && <SettingsDialog at="keys" onClose={close} />}
      {sheet === 'keys' && (
        <KeysDialog map={LISTED_KEYS} pad={TRACTION_PAD} onChange={() => setSheet('key-settings')} onClose={close} />
      )}
    </div>
  );
}

/** What has to be answered before play goes on; the dock is away meanwhile and leaves its place. */
const Questions = () => (
  <>
    <UndoPrompt />
    <PenaltyPrompt />
  </>
);

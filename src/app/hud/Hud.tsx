import { useState } from 'react';
import { Announcer } from './Announcer.tsx';
import { Dock } from './Dock.tsx';
import { FaultNote } from './FaultNote.tsx';
import { HashNote } from './HashNote.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { LogPanel } from './LogPanel.tsx';
import { MenuDialog } from './menu/MenuDialog.tsx';
import { OutOfTurnPrompt } from './prompts/OutOfTurnPrompt.tsx';
import { PenaltyPrompt } from './prompts/PenaltyPrompt.tsx';
import { RightPrompt } from './prompts/RightPrompt.tsx';
import { UndoPrompt } from './prompts/UndoPrompt.tsx';
import { SettingsDialog } from '../settings/SettingsDialog.tsx';
import { ShareSheet, type Shared } from '../sharing/ShareSheet.tsx';
import { useMuteKey } from '../settings/useMuteKey.ts';
import { RefereeCard } from './RefereeCard.tsx';
import { Toolbar } from './Toolbar.tsx';
import { TurnCard } from './TurnCard.tsx';
import { useCompact } from './useCompact.ts';
import { useMatch } from './useTable.ts';

/** From here on there is room for the log beside the table. */
const WIDE_PX = 1100;

type Sheet = 'help' | 'menu' | 'settings' | Shared;

/** Everything around the table. `startHref` is where leaving leads. */
export function Hud({ startHref }: { readonly startHref: string }) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [logShown, setLogShown] = useState(() => window.innerWidth >= WIDE_PX);
  const compact = useCompact();
  const match = useMatch();
  useMuteKey();
  const close = (): void => setSheet(null);
  return (
    <div className="hud">
      <div className="hud-head">
        <TurnCard />
        <Toolbar logShown={logShown} onLog={() => setLogShown(!logShown)} onHelp={() => setSheet('help')} onMenu={() => setSheet('menu')} />
      </div>
      <div className="hud-left">
        {!compact && <Questions />}
        <RightPrompt />
        <OutOfTurnPrompt />
        <FaultNote />
        <RefereeCard />
      </div>
      <div className="hud-right">{logShown && <LogPanel />}</div>
      <div className="hud-foot">
        <HashNote />
        {compact && <Questions />}
        <Dock />
      </div>
      <Announcer />
      {sheet === 'help' && <HelpDialog onClose={close} />}
      {sheet === 'menu' && <MenuDialog startHref={startHref} onSettings={() => setSheet('settings')} onShare={setSheet} onClose={close} />}
      {(sheet === 'match' || sheet === 'position') && <ShareSheet what={sheet} match={match} onClose={close} />}
      {sheet === 'settings' && <SettingsDialog onClose={close} />}
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

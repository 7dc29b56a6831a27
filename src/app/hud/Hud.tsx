import { useEffect, useState } from 'react';
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
import { useInputDesk } from '../input/InputContext.tsx';
import type { PageWish } from '../input/wishes.ts';
import { useTheSettings } from '../settings/useSettings.tsx';
import { KeysDialog } from './keys/KeysDialog.tsx';
import { RefereeCard } from './RefereeCard.tsx';
import { Toolbar } from './Toolbar.tsx';
import { TurnCard } from './TurnCard.tsx';
import { useCompact } from './useCompact.ts';
import { useMatch } from './useTable.ts';

/** From here on there is room for the log beside the table. */
const WIDE_PX = 1100;

type Sheet = 'help' | 'menu' | 'settings' | 'keys' | 'key-settings' | Shared;

/** Everything around the table. `startHref` is where leaving leads. */
export function Hud({ startHref }: { readonly startHref: string }) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [logShown, setLogShown] = useState(() => window.innerWidth >= WIDE_PX);
  const compact = useCompact();
  const match = useMatch();
  usePageWishes((what) => (what === 'log' ? setLogShown((shown) => !shown) : setSheet(what)));
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
      {sheet === 'key-settings' && <SettingsDialog at="keys" onClose={close} />}
      {sheet === 'keys' && <KeysDialog onChange={() => setSheet('key-settings')} onClose={close} />}
    </div>
  );
}

/** What keys and gamepads ask of the page while it is drawn. */
function usePageWishes(show: (what: Exclude<PageWish, 'mute'>) => void): void {
  const desk = useInputDesk();
  const settings = useTheSettings();
  useEffect(() => {
    desk.page = (what) => (what === 'mute' ? settings.change({ muted: !settings.getState().muted }) : show(what));
    return () => {
      desk.page = null;
    };
  });
}

/** What has to be answered before play goes on; the dock is away meanwhile and leaves its place. */
const Questions = () => (
  <>
    <UndoPrompt />
    <PenaltyPrompt />
  </>
);

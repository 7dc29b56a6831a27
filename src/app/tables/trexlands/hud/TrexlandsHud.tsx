import '../../../styles/trexlands.css';
import { useState, type ReactNode } from 'react';
import type { Seat } from '../../../../sim/ids.ts';
import { Announcer } from '../../../hud/Announcer.tsx';
import { CameraSegments, Toolbar } from '../../../hud/Toolbar.tsx';
import { useCompact } from '../../../hud/useCompact.ts';
import { SettingsDialog } from '../../../settings/SettingsDialog.tsx';
import { useRound, useRoundCommands } from '../round/RoundContext.tsx';
import { CampDialog } from './cards/CampDialog.tsx';
import { RoundDock } from './dock/RoundDock.tsx';
import { useReveal } from './exchange/useReveal.ts';
import { HeldClock } from './HeldClock.tsx';
import { RoundMenu } from './menu/RoundMenu.tsx';
import { Happened } from './notes/Happened.tsx';
import { RoundFault } from './notes/RoundFault.tsx';
import { RoundUndo } from './notes/RoundUndo.tsx';
import { RoundEnd } from './RoundEnd.tsx';
import { RoundLog } from './RoundLog.tsx';
import { RoundTurnCard } from './RoundTurnCard.tsx';
import { Standings } from './Standings.tsx';
import { useTold } from './useTold.ts';
import type { Ways } from './ways.ts';

/** From here on there is room for the log beside the table. */
const WIDE_PX = 1100;

type Sheet = 'help' | 'menu' | 'settings' | { readonly camp: Seat };

export interface TrexlandsHudProps extends Ways {
  /** Clocks stand, as in pictures and tests. */
  readonly still?: boolean;
  /** Under the table, beside the dock or in its place. */
  readonly foot?: ReactNode;
}

/** Everything around the table of Trexlands; it shows nothing but what whoever holds the device may see. */
export function TrexlandsHud({ still = false, foot, ...ways }: TrexlandsHudProps) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [logShown, setLogShown] = useState(() => window.innerWidth >= WIDE_PX);
  const compact = useCompact();
  const plays = useRound(({ lookingOn }) => !lookingOn);
  const notebook = useTold();
  const reveal = useReveal();
  const close = (): void => setSheet(null);
  const standings = <Standings onOpen={(camp) => setSheet({ camp })} />;
  return (
    <HeldClock still={still}>
      <div className="hud trexlands-hud">
        <div className="hud-head">
          <RoundTurnCard />
          <Toolbar view={<Camera />} tools={null} logShown={logShown} onLog={() => setLogShown(!logShown)} onHelp={() => setSheet('help')} onMenu={() => setSheet('menu')} />
          {compact && standings}
        </div>
        <div className="hud-left">
          {!compact && standings}
          {!compact && plays && <RoundUndo />}
          <RoundFault />
          {reveal === null && <Happened />}
        </div>
        <div className="hud-right">{logShown && <RoundLog untold={reveal === null ? 0 : 1} />}</div>
        <div className="hud-foot">
          {compact && plays && <RoundUndo />}
          {plays && <RoundDock reveal={reveal} />}
          {foot}
        </div>
        <Announcer notebook={notebook} quiet={false} />
        {sheet === 'menu' && <RoundMenu ways={ways} onSettings={() => setSheet('settings')} onClose={close} />}
        {sheet === 'settings' && <SettingsDialog onClose={close} />}
        {sheet !== null && typeof sheet === 'object' && <CampDialog seat={sheet.camp} onClose={close} />}
      </div>
      {reveal === null && <RoundEnd ways={ways} />}
    </HeldClock>
  );
}

function Camera() {
  const camera = useRound((round) => round.camera);
  const { setCamera } = useRoundCommands();
  return <CameraSegments camera={camera} onCamera={setCamera} />;
}

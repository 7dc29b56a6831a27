import type { ReactNode } from 'react';
import { useSettings } from '../settings/useSettings.tsx';
import type { TextPanel } from '../textTable/textPanel.ts';
import { useCompact } from '../ui/useCompact.ts';
import { Announcer } from './TableHud.tsx';
import { usePlaysHere } from './AtTable.tsx';
import { MuteButton } from './settings/MuteButton.tsx';
import { Toolbar } from './Toolbar.tsx';

export interface HudFrameProps {
  readonly className?: string;
  readonly text: TextPanel;
  /** All players, in the head. */
  readonly plates: ReactNode;
  /** Beside the menu. */
  readonly tools?: ReactNode;
  /** A line about whose turn it is. */
  readonly turn: ReactNode;
  /** How all stand in full, under the head while it is open. */
  readonly status?: ReactNode;
  /** Play goes on when they are answered; away while another tab plays. */
  readonly questions: ReactNode;
  readonly notes: ReactNode;
  /** Beside the table while it is open. */
  readonly log: ReactNode;
  readonly onMenu: () => void;
  /** Takes the last action back. Away while another tab plays. */
  readonly takeBack: ReactNode;
  /** Over what is pressed. */
  readonly footNote?: ReactNode;
  /** Where the player acts. Away while another tab plays. */
  readonly dock: ReactNode;
  /** Beside the dock, or in its place. */
  readonly foot?: ReactNode;
  /** Panels that lie over the table. */
  readonly children: ReactNode;
}

/**
 * Everything around a table, in the places that it has at every table: players and the menu above; taking back, what to
 * do and the main action below; the table has the rest.
 */
export function HudFrame({ className = '', text, ...parts }: HudFrameProps) {
  const compact = useCompact();
  const plays = usePlaysHere();
  const leftHanded = useSettings((settings) => settings.leftHanded);
  const wordsOnly = compact && text.open; // the table in words takes the place of what is pressed
  return (
    <div className={`hud ${className}`} data-hand={leftHanded ? 'left' : undefined}>
      <div className="hud-head">
        {parts.plates}
        <Toolbar onMenu={parts.onMenu}>
          {parts.tools}
          <MuteButton />
        </Toolbar>
        {parts.turn}
      </div>
      <div className="hud-middle">
        <div className="hud-status">{parts.status}</div>
        <div className="hud-right">{text.open ? text.panel : parts.log}</div>
      </div>
      <div className="hud-left">{parts.notes}</div>
      {wordsOnly && plays ? (
        parts.foot
      ) : (
        <div className="hud-foot">
          {parts.footNote}
          {plays && parts.takeBack}
          {plays && parts.questions}
          {plays && parts.dock}
          {parts.foot}
        </div>
      )}
      <Announcer notebook={text.notebook} quiet={text.open} />
      {parts.children}
    </div>
  );
}

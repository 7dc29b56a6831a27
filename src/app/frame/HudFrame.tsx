import type { ReactNode } from 'react';
import type { TextPanel } from '../textTable/textPanel.ts';
import { useCompact } from '../ui/useCompact.ts';
import { Announcer } from './TableHud.tsx';
import { usePlaysHere } from './AtTable.tsx';
import { Toolbar } from './Toolbar.tsx';

export interface HudFrameProps {
  readonly className?: string;
  readonly text: TextPanel;
  /** The note whose turn it is. */
  readonly turn: ReactNode;
  /** This table's own part of the toolbar. */
  readonly tools?: ReactNode;
  /** How all players stand: beside the table, on a phone under the toolbar. */
  readonly status?: ReactNode;
  /** Play goes on when they are answered. Beside the table, on a phone under it; away while another tab plays. */
  readonly questions: ReactNode;
  readonly notes: ReactNode;
  readonly log: ReactNode;
  readonly logShown: boolean;
  readonly onLog: () => void;
  readonly onHelp: () => void;
  readonly onMenu: () => void;
  /** Over what is pressed. */
  readonly footNote?: ReactNode;
  /** Where the player acts. Away while another tab plays. */
  readonly dock: ReactNode;
  /** Beside the dock, or in its place. */
  readonly foot?: ReactNode;
  /** Panels that lie over the table. */
  readonly children: ReactNode;
}

/** Everything around a table, in the places that it has at every table. */
export function HudFrame(props: HudFrameProps) {
  const { className = '', text, turn, tools = null, status, questions, notes, log, logShown, dock, foot } = props;
  const compact = useCompact();
  const plays = usePlaysHere();
  const wordsOnly = compact && text.open; // the table in words takes the place of what is pressed
  return (
    <div className={`hud ${className}`}>
      <div className="hud-head">
        {turn}
        <Toolbar tools={tools} logShown={logShown} onLog={props.onLog} onHelp={props.onHelp} onMenu={props.onMenu} />
        {compact && status}
      </div>
      <div className="hud-left">
        {!compact && status}
        {!compact && plays && questions}
        {notes}
      </div>
      <div className="hud-right">{text.open ? text.panel : logShown && log}</div>
      {!(wordsOnly && plays) && (
        <div className="hud-foot">
          {props.footNote}
          {compact && plays && questions}
          {plays && dock}
          {foot}
        </div>
      )}
      <Announcer notebook={text.notebook} quiet={text.open} />
      {props.children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { texts } from '#play/texts.ts';
import { SingleKeysChoice } from '../keys/SingleKeysChoice.tsx';
import { useAtHand } from '../atHand.ts';
import { SessionCamera } from '../AtTable.tsx';
import { TextChoice, type TextSwitch } from './TextChoice.tsx';

export interface ViewPartProps {
  readonly text: TextSwitch;
  readonly onSettings: () => void;
  readonly onClose: () => void;
  /** This table's own part. */
  readonly children?: ReactNode;
}

/** The menu's part about how the table is seen. */
export const ViewPart = ({ text, onSettings, onClose, children }: ViewPartProps) => (
  <section className="menu-part menu-view">
    <h3>{texts.menu.view}</h3>
    <div className="row">
      {!useAtHand() && <SessionCamera onChosen={onClose} />}
      <button type="button" className="button" onClick={onSettings}>
        {texts.start.settings}
      </button>
      <TextChoice text={text} onChosen={onClose} />
      {children}
    </div>
    <p className="note">{texts.textTable.note}</p>
    <SingleKeysChoice />
  </section>
);

import { HelpLines } from '../../../frame/HelpLines.tsx';
import { KeyList } from '../../../frame/keys/KeyList.tsx';
import { texts } from '../../../texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TUG_OF_WAR_KEYS } from '../keys.ts';
import { Rules } from '../teach/Rules.tsx';
import { inShort } from '../texts/inShort.ts';
import { help } from '../texts/rules.ts';

interface HelpDialogProps {
  /** The clause that was asked for. */
  readonly clause: string | null;
  readonly onClose: () => void;
}

/** The game in short, the machines, every clause, keys and what can be typed. */
export const HelpDialog = ({ clause, onClose }: HelpDialogProps) => (
  <Dialog title={help.title} className="help" onClose={onClose}>
    <section className="menu-part">
      <h3>{help.short}</h3>
      <ol className="how-to-play">
        {inShort.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
    <HelpLines title={help.machines} lines={help.machineLines} />
    <HelpLines title={help.pointer} lines={help.pointerLines} />
    <section className="menu-part">
      <h3>{help.clauses}</h3>
      <p className="note">{help.colours}</p>
      <Rules level="h4" asked={clause} />
    </section>
    <section className="menu-part">
      <h3>{texts.help.keys}</h3>
      <p className="note">{texts.keys.note}</p>
      <KeyList heading="h4" map={TUG_OF_WAR_KEYS} />
    </section>
    <HelpLines title={texts.help.notation} lines={help.notationLines} term="code" />
  </Dialog>
);

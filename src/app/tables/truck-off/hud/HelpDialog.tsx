import { ACTION_CARDS } from '../../../../games/truck-off/cards.ts';
import { HelpLines } from '../../../frame/HelpLines.tsx';
import { KeyList } from '../../../frame/keys/KeyList.tsx';
import { texts } from '../../../texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TRUCK_OFF_KEYS } from '../keys.ts';
import { Fairness } from '../teach/Fairness.tsx';
import { Rules } from '../teach/Rules.tsx';
import { inShort } from '../texts/inShort.ts';
import { help } from '../texts/rules.ts';

interface HelpDialogProps {
  /** The clause that was asked for. */
  readonly clause: string | null;
  readonly onClose: () => void;
}

const CARDS = ACTION_CARDS.map(({ name, text, value }) => [name, help.card(text, value)] as const);

/** The game in short, its cards, how to hold things, every clause, keys and what can be typed. */
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
    <HelpLines title={help.cards} lines={CARDS} />
    <HelpLines title={help.pointer} lines={help.pointerLines} />
    <section className="menu-part">
      <h3>{help.fair}</h3>
      <Fairness />
    </section>
    <section className="menu-part">
      <h3>{help.clauses}</h3>
      <Rules level="h4" asked={clause} />
    </section>
    <section className="menu-part">
      <h3>{texts.help.keys}</h3>
      <p className="note">{texts.keys.note}</p>
      <KeyList heading="h4" map={TRUCK_OFF_KEYS} />
    </section>
    <HelpLines title={texts.help.notation} lines={help.notationLines} term="code" />
  </Dialog>
);

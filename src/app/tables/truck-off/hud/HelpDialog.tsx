import { ACTION_CARDS } from '#games/truck-off/cards.ts';
import { HelpLines } from '#app/frame/HelpLines.tsx';
import { TableHelp } from '#app/frame/menu/TableHelp.tsx';
import { TRUCK_OFF_KEYS } from '#play/truck-off/keys.ts';
import { Fairness } from '../teach/Fairness.tsx';
import { Rules } from '../teach/Rules.tsx';
import { inShort } from '#play/truck-off/texts/inShort.ts';
import { help } from '#play/truck-off/texts/rules.ts';

interface HelpDialogProps {
  /** The clause that was asked for. */
  readonly clause: string | null;
  readonly onClose: () => void;
}

const CARDS = ACTION_CARDS.map(({ name, text, value }) => [name, help.card(text, value)] as const);

/** The game in short, its cards, how to hold things, every clause, keys and what can be typed. */
export const HelpDialog = ({ clause, onClose }: HelpDialogProps) => (
  <TableHelp
    words={help}
    inShort={inShort}
    keys={TRUCK_OFF_KEYS}
    rules={<Rules level="h4" asked={clause} />}
    onClose={onClose}
  >
    <HelpLines title={help.cards} lines={CARDS} />
    <HelpLines title={help.pointer} lines={help.pointerLines} />
    <section className="menu-part">
      <h3>{help.fair}</h3>
      <Fairness />
    </section>
  </TableHelp>
);

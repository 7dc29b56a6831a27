import { HelpLines } from '#app/frame/HelpLines.tsx';
import { TableHelp } from '#app/frame/menu/TableHelp.tsx';
import { TRACTOR_PULL_KEYS } from '#play/tractor-pull/keys.ts';
import { CardLists } from '../teach/CardLists.tsx';
import { Fairness } from '../teach/Fairness.tsx';
import { Rules } from '../teach/Rules.tsx';
import { inShort } from '#play/tractor-pull/texts/inShort.ts';
import { help } from '#play/tractor-pull/texts/rules.ts';

interface HelpDialogProps {
  /** The clause that was asked for. */
  readonly clause: string | null;
  readonly onClose: () => void;
}

/** The game in short, its cards, every clause, keys and what can be typed. */
export const HelpDialog = ({ clause, onClose }: HelpDialogProps) => (
  <TableHelp
    words={help}
    inShort={inShort}
    keys={TRACTOR_PULL_KEYS}
    rules={<Rules level="h4" asked={clause} />}
    onClose={onClose}
  >
    <CardLists />
    <HelpLines title={help.pointer} lines={help.pointerLines} />
    <section className="menu-part">
      <h3>{help.fair}</h3>
      <Fairness />
    </section>
  </TableHelp>
);

import { HelpLines } from '#app/frame/HelpLines.tsx';
import { TableHelp } from '#app/frame/menu/TableHelp.tsx';
import { TUG_OF_WAR_KEYS } from '#play/tug-of-war/keys.ts';
import { Rules } from '../teach/Rules.tsx';
import { inShort } from '#play/tug-of-war/texts/inShort.ts';
import { help } from '#play/tug-of-war/texts/rules.ts';

interface HelpDialogProps {
  /** The clause that was asked for. */
  readonly clause: string | null;
  readonly onClose: () => void;
}

/** The game in short, the machines, every clause, keys and what can be typed. */
export const HelpDialog = ({ clause, onClose }: HelpDialogProps) => (
  <TableHelp
    words={help}
    inShort={inShort}
    keys={TUG_OF_WAR_KEYS}
    rules={<ClausesHere asked={clause} />}
    onClose={onClose}
  >
    <HelpLines title={help.machines} lines={help.machineLines} />
    <HelpLines title={help.letters} lines={help.letterLines} />
    <HelpLines title={help.pointer} lines={help.pointerLines} />
  </TableHelp>
);

const ClausesHere = ({ asked }: { readonly asked: string | null }) => (
  <>
    <p className="note">{help.colours}</p>
    <Rules level="h4" asked={asked} />
  </>
);

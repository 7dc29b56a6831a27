import { CHARACTERS } from '../../../../games/tractor-pull/almanac/characters.ts';
import type { Rule } from '../../../../games/tractor-pull/almanac/effect.ts';
import { ITEMS } from '../../../../games/tractor-pull/almanac/items.ts';
import { LOCATIONS } from '../../../../games/tractor-pull/almanac/locations.ts';
import { VEHICLES } from '../../../../games/tractor-pull/almanac/vehicles.ts';
import { HelpLines } from '../../../frame/HelpLines.tsx';
import { TableHelp } from '../../../frame/menu/TableHelp.tsx';
import { TRACTOR_PULL_KEYS } from '../keys.ts';
import { Fairness } from '../teach/Fairness.tsx';
import { Rules } from '../teach/Rules.tsx';
import { inShort } from '../texts/inShort.ts';
import { help } from '../texts/rules.ts';

interface HelpDialogProps {
  /** The clause that was asked for. */
  readonly clause: string | null;
  readonly onClose: () => void;
}

const linesOf = (rules: readonly Pick<Rule, 'name' | 'text'>[]) => rules.map(({ name, text }) => [name, text] as const);
const VEHICLE_LINES = VEHICLES.map(({ name, strength, text }) => [name, help.vehicle(strength, text)] as const);

/** The game in short, its cards, every clause, keys and what can be typed. */
export const HelpDialog = ({ clause, onClose }: HelpDialogProps) => (
  <TableHelp
    words={help}
    inShort={inShort}
    keys={TRACTOR_PULL_KEYS}
    rules={<Rules level="h4" asked={clause} />}
    onClose={onClose}
  >
    <HelpLines title={help.vehicles} lines={VEHICLE_LINES} />
    <HelpLines title={help.characters} lines={linesOf(CHARACTERS.flatMap(({ a, b }) => [a, b]))} />
    <HelpLines title={help.locations} lines={linesOf(LOCATIONS.flatMap(({ a, b }) => [a, b]))} />
    <HelpLines title={help.items} lines={linesOf(ITEMS)} />
    <p className="note">{help.invented}</p>
    <HelpLines title={help.pointer} lines={help.pointerLines} />
    <section className="menu-part">
      <h3>{help.fair}</h3>
      <Fairness />
    </section>
  </TableHelp>
);

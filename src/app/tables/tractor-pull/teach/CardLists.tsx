import { CHARACTERS } from '../../../../games/tractor-pull/almanac/characters.ts';
import type { Rule } from '../../../../games/tractor-pull/almanac/effect.ts';
import { ITEMS } from '../../../../games/tractor-pull/almanac/items.ts';
import { LOCATIONS } from '../../../../games/tractor-pull/almanac/locations.ts';
import { VEHICLES } from '../../../../games/tractor-pull/almanac/vehicles.ts';
import { HelpLines } from '../../../frame/HelpLines.tsx';
import { help } from '../texts/rules.ts';

const linesOf = (rules: readonly Pick<Rule, 'name' | 'text'>[]) => rules.map(({ name, text }) => [name, text] as const);
const VEHICLE_LINES = VEHICLES.map(({ name, strength, text }) => [name, help.vehicle(strength, text)] as const);

/** All cards of the game with their texts. */
export const CardLists = () => (
  <>
    <HelpLines title={help.vehicles} lines={VEHICLE_LINES} />
    <HelpLines title={help.characters} lines={linesOf(CHARACTERS.flatMap(({ a, b }) => [a, b]))} />
    <HelpLines title={help.locations} lines={linesOf(LOCATIONS.flatMap(({ a, b }) => [a, b]))} />
    <HelpLines title={help.items} lines={linesOf(ITEMS)} />
    <p className="note">{help.invented}</p>
  </>
);

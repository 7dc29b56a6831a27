import type { CardSet } from '#games/tractor-pull/almanac/cardSets.ts';
import { CHARACTERS } from '#games/tractor-pull/almanac/characters.ts';
import type { Rule } from '#games/tractor-pull/almanac/effect.ts';
import { ITEMS } from '#games/tractor-pull/almanac/items.ts';
import { LOCATIONS } from '#games/tractor-pull/almanac/locations.ts';
import { VEHICLES } from '#games/tractor-pull/almanac/vehicles.ts';
import { HelpLines } from '#app/frame/HelpLines.tsx';
import { help } from '#play/tractor-pull/texts/rules.ts';

const linesOf = (rules: readonly Pick<Rule, 'name' | 'text'>[]) => rules.map(({ name, text }) => [name, text] as const);
const onlyIn = (cards: readonly CardSet[], text: string): string =>
  cards.length > 1 ? text : cards.reduce((said, set) => `${said} ${help.onlyIn[set]}`, text);
const VEHICLE_LINES = VEHICLES.map(
  ({ name, strength, text, cards }) => [name, onlyIn(cards, help.vehicle(strength, text))] as const,
);
const LOCATION_LINES = LOCATIONS.flatMap(({ cards, a, b }) =>
  [a, b].map(({ name, text }) => [name, onlyIn(cards, text)] as const),
);

/** All cards of the game with their texts. */
export const CardLists = () => (
  <>
    <HelpLines title={help.vehicles} lines={VEHICLE_LINES} />
    <HelpLines title={help.characters} lines={linesOf(CHARACTERS.flatMap(({ a, b }) => [a, b]))} />
    <HelpLines title={help.locations} lines={LOCATION_LINES} />
    <HelpLines title={help.items} lines={linesOf(ITEMS)} />
    <p className="note">{help.invented}</p>
  </>
);

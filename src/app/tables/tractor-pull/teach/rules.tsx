import { RULE_CHAPTERS, type RuleHelp } from '#games/tractor-pull/help/clauses.ts';
import { HelpLines } from '#app/frame/HelpLines.tsx';
import { defineRules } from '#app/table/defineRules.tsx';
import { TRACTOR_PULL_KEYS } from '#play/tractor-pull/keys.ts';
import { card } from '#play/tractor-pull/texts/card.ts';
import { inShort } from '#play/tractor-pull/texts/inShort.ts';
import { help } from '#play/tractor-pull/texts/rules.ts';
import { exampleOf } from '#play/tractor-pull/teach/examples.ts';
import type { CardSet } from '#games/tractor-pull/almanac/cardSets.ts';
import { CHARACTERS } from '#games/tractor-pull/almanac/characters.ts';
import type { Rule } from '#games/tractor-pull/almanac/effect.ts';
import { ITEMS } from '#games/tractor-pull/almanac/items.ts';
import { LOCATIONS } from '#games/tractor-pull/almanac/locations.ts';
import { VEHICLES } from '#games/tractor-pull/almanac/vehicles.ts';

/** Ways to look at how fair the wrench is: spun as often as one likes. */
const Fairness = () => (
  <>
    <p>{help.fairness}</p>
    <p className="row">
      <a className="button" href="#/lab/slide">
        {help.spinMany}
      </a>
    </p>
  </>
);

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
const CardLists = () => (
  <>
    <HelpLines title={help.vehicles} lines={VEHICLE_LINES} />
    <HelpLines title={help.characters} lines={linesOf(CHARACTERS.flatMap(({ a, b }) => [a, b]))} />
    <HelpLines title={help.locations} lines={LOCATION_LINES} />
    <HelpLines title={help.items} lines={linesOf(ITEMS)} />
    <p className="note">{help.invented}</p>
  </>
);

function Example({ clause }: { readonly clause: RuleHelp }) {
  const text = exampleOf(clause.id);
  return text === null ? null : <p className="note example-sum">{text}</p>;
}

/** Every clause with worked examples; in the help also the game in short, its cards, keys and what can be typed. */
export const { RulesPage, Help } = defineRules({
  name: card.name,
  words: help,
  inShort,
  keys: TRACTOR_PULL_KEYS,
  chapters: RULE_CHAPTERS,
  More: Example,
  help: (
    <>
      <CardLists />
      <HelpLines title={help.pointer} lines={help.pointerLines} />
      <section className="menu-part">
        <h3>{help.fair}</h3>
        <Fairness />
      </section>
    </>
  ),
  below: (
    <>
      <h2>{help.cards}</h2>
      <CardLists />
      <h2>{help.fair}</h2>
      <Fairness />
    </>
  ),
});

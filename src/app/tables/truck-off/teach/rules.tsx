import { RULE_CHAPTERS, type RuleHelp } from '#games/truck-off/help/clauses.ts';
import { ACTION_CARDS } from '#games/truck-off/cards.ts';
import { HelpLines } from '#app/frame/HelpLines.tsx';
import { defineRules } from '#app/table/defineRules.tsx';
import { TRUCK_OFF_KEYS } from '#play/truck-off/keys.ts';
import { card } from '#play/truck-off/texts/card.ts';
import { inShort } from '#play/truck-off/texts/inShort.ts';
import { SPECIALS } from '#games/truck-off/specials/specials.ts';
import { venueName } from '#games/truck-off/venues.ts';
import { ownDie } from '#play/truck-off/texts/ownDie.ts';
import { help } from '#play/truck-off/texts/rules.ts';
import { exampleOf } from '#play/truck-off/teach/examples.ts';

/** Ways to look at how fair the dice are: thrown in thousands, and beside theory. */
const Fairness = () => (
  <>
    <p>{help.fairness}</p>
    <p>{ownDie.rule}</p>
    <p className="row">
      <a className="button" href="#/lab/rolls">
        {help.throwMany}
      </a>
      <a className="button" href="#/lab/validate">
        {help.besideTheory}
      </a>
    </p>
  </>
);

function Example({ clause }: { readonly clause: RuleHelp }) {
  if (clause.id === 'TO-45') return <AllSpecials />;
  const text = exampleOf(clause.id);
  return text === null ? null : <p className="note example-sum">{text}</p>;
}

/** Every Daily Special with its effect. */
const AllSpecials = () => (
  <ul className="note all-specials">
    {SPECIALS.map(({ id, name, venue, text }) => (
      <li key={id}>
        <strong>
          {venueName(venue)}: {name}
        </strong>{' '}
        {text}
      </li>
    ))}
  </ul>
);

const CARDS = ACTION_CARDS.map(({ name, text, value }) => [name, help.card(text, value)] as const);

/** Every clause with worked sums; in the help also the game in short, its cards, and how to hold things. */
export const { RulesPage, Help } = defineRules({
  name: card.name,
  words: help,
  inShort,
  keys: TRUCK_OFF_KEYS,
  chapters: RULE_CHAPTERS,
  More: Example,
  help: (
    <>
      <HelpLines title={help.cards} lines={CARDS} />
      <HelpLines title={help.pointer} lines={help.pointerLines} />
      <section className="menu-part">
        <h3>{help.fair}</h3>
        <Fairness />
      </section>
    </>
  ),
  below: (
    <>
      <h2>{help.fair}</h2>
      <Fairness />
    </>
  ),
});

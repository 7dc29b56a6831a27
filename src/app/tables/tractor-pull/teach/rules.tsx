import { RULE_CHAPTERS, type RuleHelp } from '#games/tractor-pull/help/clauses.ts';
import { HelpLines } from '#app/frame/HelpLines.tsx';
import { defineRules } from '#app/table/defineRules.tsx';
import { TRACTOR_PULL_KEYS } from '#play/tractor-pull/keys.ts';
import { card } from '#play/tractor-pull/texts/card.ts';
import { inShort } from '#play/tractor-pull/texts/inShort.ts';
import { help } from '#play/tractor-pull/texts/rules.ts';
import { exampleOf } from '#play/tractor-pull/teach/examples.ts';
import { CardLists } from './CardLists.tsx';
import { Fairness } from './Fairness.tsx';

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

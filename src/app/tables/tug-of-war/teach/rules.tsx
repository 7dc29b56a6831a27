import { RULE_CHAPTERS, type RuleHelp } from '#games/tug-of-war/help/clauses.ts';
import { HelpLines } from '#app/frame/HelpLines.tsx';
import { defineRules } from '#app/table/defineRules.tsx';
import { TUG_OF_WAR_KEYS } from '#play/tug-of-war/keys.ts';
import { exampleOf } from '#play/tug-of-war/teach/examples.ts';
import { card } from '#play/tug-of-war/texts/card.ts';
import { inShort } from '#play/tug-of-war/texts/inShort.ts';
import { help } from '#play/tug-of-war/texts/rules.ts';

function Example({ clause }: { readonly clause: RuleHelp }) {
  const text = exampleOf(clause.id);
  return text === null ? null : <p className="note example-sum">{text}</p>;
}

/** Every clause with worked examples; in the help also the game in short, the machines, keys and what can be typed. */
export const { RulesPage, Help } = defineRules({
  name: card.name,
  words: help,
  inShort,
  keys: TUG_OF_WAR_KEYS,
  chapters: RULE_CHAPTERS,
  More: Example,
  above: <p className="note">{help.colours}</p>,
  help: (
    <>
      <HelpLines title={help.machines} lines={help.machineLines} />
      <HelpLines title={help.letters} lines={help.letterLines} />
      <HelpLines title={help.pointer} lines={help.pointerLines} />
    </>
  ),
});

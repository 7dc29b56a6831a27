import { RULE_CHAPTERS, type RuleHelp } from '#games/tug-of-war/help/clauses.ts';
import { MODULE_NAMES } from '#games/tug-of-war/names.ts';
import { modulesOf } from '#games/tug-of-war/state.ts';
import { HelpLines } from '#app/frame/HelpLines.tsx';
import { defineRules } from '#app/table/defineRules.tsx';
import { useMatch } from '#app/tables/tug-of-war/hud/useTable.ts';
import { TUG_OF_WAR_KEYS } from '#play/tug-of-war/keys.ts';
import { exampleOf } from '#play/tug-of-war/teach/examples.ts';
import { card } from '#play/tug-of-war/texts/card.ts';
import { inShort } from '#play/tug-of-war/texts/inShort.ts';
import { help } from '#play/tug-of-war/texts/rules.ts';

function Example({ clause }: { readonly clause: RuleHelp }) {
  const text = exampleOf(clause.id);
  return text === null ? null : <p className="note example-sum">{text}</p>;
}

/** The machines of this match; the letters of the Rope where it is one of them. */
function MachineLines() {
  const modules = modulesOf(useMatch().state);
  const names = modules.map((id) => MODULE_NAMES[id]);
  return (
    <>
      <HelpLines title={help.machines} lines={help.machineLines.filter(([name]) => names.includes(name))} />
      {modules.includes('rope') && <HelpLines title={help.letters} lines={help.letterLines} />}
    </>
  );
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
      <MachineLines />
      <HelpLines title={help.pointer} lines={help.pointerLines} />
    </>
  ),
});

import { RULE_CHAPTERS, type RuleHelp } from '#games/tractor-pull/help/clauses.ts';
import { Clauses } from '#app/teach/Clauses.tsx';
import { help } from '#play/tractor-pull/texts/rules.ts';
import { exampleOf } from '#play/tractor-pull/teach/examples.ts';

interface RulesProps {
  readonly level: 'h2' | 'h4';
  /** The clause that was asked for. */
  readonly asked: string | null;
}

/** Every clause, with worked examples. */
export const Rules = ({ level, asked }: RulesProps) => (
  <Clauses chapters={RULE_CHAPTERS} level={level} asked={asked} placeholder={help.searchPlaceholder} More={Example} />
);

function Example({ clause }: { readonly clause: RuleHelp }) {
  const text = exampleOf(clause.id);
  return text === null ? null : <p className="note example-sum">{text}</p>;
}

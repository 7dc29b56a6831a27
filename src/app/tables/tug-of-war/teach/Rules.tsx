import { useMemo } from 'react';
import { RULE_CHAPTERS, type RuleHelp } from '#games/tug-of-war/help/clauses.ts';
import { Clauses } from '#app/teach/Clauses.tsx';
import { help } from '#play/tug-of-war/texts/rules.ts';
import { exampleOf } from '#play/tug-of-war/teach/examples.ts';

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
  const text = useMemo(() => exampleOf(clause.id), [clause]);
  return text === null ? null : <p className="note example-sum">{text}</p>;
}

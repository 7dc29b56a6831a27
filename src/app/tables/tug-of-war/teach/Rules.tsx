import { RULE_CHAPTERS } from '../../../../games/tug-of-war/help/clauses.ts';
import { Clauses } from '../../../teach/Clauses.tsx';
import { help } from '../texts/rules.ts';

interface RulesProps {
  readonly level: 'h2' | 'h4';
  /** The clause that was asked for. */
  readonly asked: string | null;
}

/** Every clause. */
export const Rules = ({ level, asked }: RulesProps) => (
  <Clauses chapters={RULE_CHAPTERS} level={level} asked={asked} placeholder={help.searchPlaceholder} />
);

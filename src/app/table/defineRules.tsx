import type { ComponentType, ReactNode } from 'react';
import type { KeyMap } from '#play/input/keys/keyMap.ts';
import type { ClauseInWords } from '#play/teach/findClauses.ts';
import { texts } from '#play/texts.ts';
import { TableHelp, type TableHelpProps } from '../frame/menu/TableHelp.tsx';
import { RulesPage as Page } from '../pages/RulesPage.tsx';
import { Clauses, type ClausesProps } from '../teach/Clauses.tsx';
import type { HelpProps } from './tableParts.ts';

export interface RulesParts<C extends ClauseInWords> extends Pick<ClausesProps<C>, 'chapters' | 'More'> {
  /** The game's name. */
  readonly name: string;
  /** Lines that can be typed, and an example of a search in the clauses. */
  readonly words: Pick<TableHelpProps['words'], 'notationLines'> & { readonly searchPlaceholder: string };
  readonly inShort: readonly string[];
  readonly keys: KeyMap;
  /** Over the clauses. */
  readonly above?: ReactNode;
  /** The game's own parts of the help: its cards, how to hold things. */
  readonly help?: ReactNode;
  /** Below the clauses on the page of the rules. */
  readonly below?: ReactNode;
}

/** The rules of a game on a page of their own, and its help at the table. */
export function defineRules<C extends ClauseInWords>({
  name,
  words,
  inShort,
  keys,
  above,
  help,
  below,
  ...clauses
}: RulesParts<C>): { readonly RulesPage: ComponentType; readonly Help: ComponentType<HelpProps> } {
  const Rules = ({ level, asked }: Pick<ClausesProps<C>, 'level' | 'asked'>) => (
    <>
      {above}
      <Clauses {...clauses} level={level} asked={asked} placeholder={words.searchPlaceholder} />
    </>
  );
  return {
    RulesPage: () => (
      <Page game={name}>
        <Rules level="h2" asked={null} />
        {below}
      </Page>
    ),
    Help: ({ clause, onClose }) => (
      <TableHelp
        words={{ title: texts.help.how(name), short: texts.help.short, clauses: texts.help.clauses, ...words }}
        inShort={inShort}
        keys={keys}
        rules={<Rules level="h4" asked={clause} />}
        onClose={onClose}
      >
        {help}
      </TableHelp>
    ),
  };
}

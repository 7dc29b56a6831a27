import { RULE_CHAPTERS } from '#games/trexlands/help/clauses.ts';
import { RulesPage as Frame } from '#app/pages/RulesPage.tsx';
import { Clauses } from '#app/teach/Clauses.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';

/** The rules of Trexlands on a page of their own. */
export const RulesPage = () => (
  <Frame game={gameTexts.card.name}>
    <Clauses chapters={RULE_CHAPTERS} level="h2" asked={null} placeholder={gameTexts.help.searchPlaceholder} />
  </Frame>
);

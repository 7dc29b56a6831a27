import { RULE_CHAPTERS } from '../../../../games/trexlands/help/clauses.ts';
import { WayBack } from '../../../pages/WayBack.tsx';
import { Clauses } from '../../../teach/Clauses.tsx';
import { texts } from '../../../texts.ts';
import { Page } from '../../../ui/Page.tsx';
import { gameTexts } from '../texts.ts';

/** The rules on a page of their own. */
export function RulesPage() {
  return (
    <Page title={`${gameTexts.card.name}: ${texts.rules.title}`} className="rules-page">
      <WayBack />
      <h1>{texts.rules.title}</h1>
      <Clauses chapters={RULE_CHAPTERS} level="h2" asked={null} placeholder={gameTexts.help.searchPlaceholder} />
    </Page>
  );
}

import { Page } from '../../../ui/Page.tsx';
import { texts } from '../../../texts.ts';
import { gameTexts } from '../texts.ts';
import { Rules } from './Rules.tsx';
import { WayBack } from '../../../pages/WayBack.tsx';

/** The rules on a page of their own. */
export function RulesPage({ clause }: { readonly clause: string | null }) {
  return (
    <Page title={`${gameTexts.card.name}: ${texts.rules.title}`} className="rules-page">
      <WayBack />
      <h1>{texts.rules.title}</h1>
      <Rules level="h2" clause={clause} />
    </Page>
  );
}

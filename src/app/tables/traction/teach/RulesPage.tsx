import { RulesPage as Frame } from '#app/pages/RulesPage.tsx';
import { gameTexts } from '#play/traction/texts.ts';
import { Rules } from './Rules.tsx';

/** The rules of Traction on a page of their own. */
export const RulesPage = ({ clause }: { readonly clause: string | null }) => (
  <Frame game={gameTexts.card.name}>
    <Rules level="h2" clause={clause} />
  </Frame>
);

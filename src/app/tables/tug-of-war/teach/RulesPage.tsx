import { RulesPage as Frame } from '#app/pages/RulesPage.tsx';
import { card } from '#play/tug-of-war/texts/card.ts';
import { help } from '#play/tug-of-war/texts/rules.ts';
import { Rules } from './Rules.tsx';

/** The rules of Tug of War on a page of their own. */
export const RulesPage = () => (
  <Frame game={card.name}>
    <p className="note">{help.colours}</p>
    <Rules level="h2" asked={null} />
  </Frame>
);

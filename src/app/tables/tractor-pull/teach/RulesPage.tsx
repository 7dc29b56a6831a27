import { RulesPage as Frame } from '#app/pages/RulesPage.tsx';
import { card } from '#play/tractor-pull/texts/card.ts';
import { help } from '#play/tractor-pull/texts/rules.ts';
import { CardLists } from './CardLists.tsx';
import { Fairness } from './Fairness.tsx';
import { Rules } from './Rules.tsx';

/** The rules of Tractor Pull on a page of their own. */
export const RulesPage = () => (
  <Frame game={card.name}>
    <Rules level="h2" asked={null} />
    <h2>{help.cards}</h2>
    <CardLists />
    <h2>{help.fair}</h2>
    <Fairness />
  </Frame>
);

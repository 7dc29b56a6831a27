import { RulesPage as Frame } from '#app/pages/RulesPage.tsx';
import { card } from '#play/truck-off/texts/card.ts';
import { help } from '#play/truck-off/texts/rules.ts';
import { Fairness } from './Fairness.tsx';
import { Rules } from './Rules.tsx';

/** The rules of Truck Off on a page of their own. */
export const RulesPage = () => (
  <Frame game={card.name}>
    <Rules level="h2" asked={null} />
    <h2>{help.fair}</h2>
    <Fairness />
  </Frame>
);

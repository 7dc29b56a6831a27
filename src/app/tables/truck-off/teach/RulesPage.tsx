import { RulesPage as Frame } from '../../../pages/RulesPage.tsx';
import { card } from '../texts/card.ts';
import { Rules } from './Rules.tsx';

/** The rules of Truck Off on a page of their own. */
export const RulesPage = () => (
  <Frame game={card.name}>
    <Rules level="h2" asked={null} />
  </Frame>
);

import { LearnFrame } from '#app/pages/LearnFrame.tsx';
import { ALONE } from '#play/session/plans.ts';
import { card } from '#play/tug-of-war/texts/card.ts';
import { guide } from '#play/tug-of-war/texts/guide.ts';
import { learn } from '#play/tug-of-war/texts/rules.ts';
import { RULES } from '#play/tug-of-war/teach/addresses.ts';

/** The game in steps, and a first match against the computer. */
export const LearnPage = () => (
  <LearnFrame
    words={learn}
    lessons={guide.lessons}
    first={{ game: 'tug-of-war', agreed: ALONE }}
    rules={{ href: `#${RULES}`, words: card.rules }}
  />
);

import type { Lesson } from '#app/frame/LessonCard.tsx';
import { LearnFrame } from '#app/pages/LearnFrame.tsx';
import { ALONE } from '#play/session/plans.ts';
import { card } from '#play/truck-off/texts/card.ts';
import { guide } from '#play/truck-off/texts/guide.ts';
import { learn } from '#play/truck-off/texts/rules.ts';
import { RULES } from '#play/truck-off/teach/addresses.ts';
import { exampleOf } from '#play/truck-off/teach/examples.ts';

/** The game in six steps, each with a worked sum, and a first match against the computer. */
export const LearnPage = () => (
  <LearnFrame
    words={learn}
    lessons={guide.lessons}
    more={more}
    first={{ game: 'truck-off', agreed: ALONE }}
    rules={{ href: `#${RULES}`, words: card.rules }}
  />
);

const more = (id: string, { clause }: Lesson) => (
  <>
    {id === 'to-pick' ? <em>{learn.onlyOfTwo}</em> : null} <span className="note">{exampleOf(clause)}</span>
  </>
);

import type { Lesson } from '#app/frame/LessonCard.tsx';
import { LearnFrame } from '#app/pages/LearnFrame.tsx';
import { ALONE } from '#play/session/plans.ts';
import { card } from '#play/tractor-pull/texts/card.ts';
import { guide } from '#play/tractor-pull/texts/guide.ts';
import { learn } from '#play/tractor-pull/texts/rules.ts';
import { RULES } from '#play/tractor-pull/teach/addresses.ts';
import { exampleOf } from '#play/tractor-pull/teach/examples.ts';

/** The game in steps, some with a worked example, and a first match against the computer. */
export const LearnPage = () => (
  <LearnFrame
    words={learn}
    lessons={guide.lessons}
    more={more}
    first={{ game: 'tractor-pull', agreed: ALONE }}
    rules={{ href: `#${RULES}`, words: card.rules }}
  />
);

const more = (_: string, { clause }: Lesson) => <span className="note">{exampleOf(clause)}</span>;

import { subjectOf, termsIn, type TermId } from '#play/trexlands/words/terms.ts';
import { AboutWord } from './AboutWord.tsx';

export interface TellingProps {
  readonly children: string;
  /** Terms that need no explanation here. */
  readonly known?: readonly TermId[];
}

/** A sentence, in which the rule book's words say what they mean. */
export const Telling = ({ children, known }: TellingProps) => (
  <span>
    {termsIn(children, known).map(({ words, term, end }, i) =>
      term === null ? (
        // A bare text could not come and go among the others under a translator of pages. The same words may stand
        // twice in a sentence, so that their place tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={i}>{words}</span>
      ) : (
        <span key={term} className="kept-together">
          <AboutWord subject={subjectOf(term)} inText>
            {words}
          </AboutWord>
          {end}
        </span>
      ),
    )}
  </span>
);

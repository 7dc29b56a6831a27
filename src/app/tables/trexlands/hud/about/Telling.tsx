import { subjectOf, termsIn, type TermId } from '../../words/terms.ts';
import { AboutWord } from './AboutWord.tsx';

export interface TellingProps {
  readonly children: string;
  /** Terms that need no explanation here. */
  readonly known?: readonly TermId[];
}

/** A sentence, in which the rule book's words say what they mean. */
export const Telling = ({ children, known }: TellingProps) => (
  <span>
    {termsIn(children, known).map(({ words, term, end }) =>
      term === null ? (
        words
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

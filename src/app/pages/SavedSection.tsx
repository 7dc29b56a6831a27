import { SavedMatches } from '../saved/SavedMatches.tsx';
import { texts } from '../texts.ts';
import { ImportMatch } from './ImportMatch.tsx';

/** The matches of this browser, and the way in for files. */
export const SavedSection = () => (
  <section aria-labelledby="saved-title">
    <div className="section-head">
      <h2 id="saved-title">{texts.shelf.title}</h2>
      <ImportMatch />
    </div>
    <SavedMatches />
  </section>
);

import { texts } from '#play/texts.ts';
import { DrawnGames } from '../saved/drawnGame.ts';
import { SavedMatches } from '../saved/SavedMatches.tsx';
import { ImportMatch } from './ImportMatch.tsx';
import { useModules } from './runtime.ts';

/** The matches of this browser, and the way in for files. */
export const SavedSection = () => (
  <section aria-labelledby="saved-title">
    <div className="section-head">
      <h2 id="saved-title">{texts.savedMatches.title}</h2>
      <ImportMatch />
    </div>
    <DrawnGames value={useModules()}>
      <SavedMatches />
    </DrawnGames>
  </section>
);

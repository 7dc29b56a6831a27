import { ExportAll } from './ExportAll.tsx';
import { ExportMatch } from './ExportMatch.tsx';
import { useLoadNewest } from '../offline/useVersions.tsx';
import { apartIn, calledIn } from '../storage/calling.ts';
import type { LibraryState, Unsaved } from '#play/storage/library.ts';
import { useLibrary, useTheLibrary } from '../storage/useLibrary.tsx';
import { capitalised, texts } from '#play/texts.ts';

export interface TroubleHelpProps {
  /** Only a newer page can read what lies in the browser's storage. */
  readonly newer?: boolean;
  readonly slow?: boolean; // it only takes long: then all is said in a line
}

/** The matches that are in this tab only, each with a way to take it along; and the ways on. */
export function TroubleHelp({ newer = false, slow = false }: TroubleHelpProps) {
  const library = useTheLibrary();
  const loadNewest = useLoadNewest();
  const unsaved = useLibrary((state) => state.unsaved);
  const matches = useLibrary((state) => state.matches);
  const retried = useLibrary((state) => state.retried);
  const exports = unsaved.map((match) => (
    <ExportMatch
      key={match.id}
      label={texts.unsaved.export}
      quiet={slow}
      name={texts.unsaved.exportOf(called(match, matches))}
      game={match.game}
      file={() => library.textOf(match.id)}
    />
  ));
  if (slow) return [texts.unsaved.slow, ...exports];
  return (
    <>
      {unsaved.map((match) => (
        <span key={match.id} className="wrong" data-unsaved={match.id}>
          {capitalised(texts.unsaved.what(called(match, matches), match.actions, match.saved))}
        </span>
      ))}
      <span className="row">
        {exports}
        {unsaved.length > 1 && <ExportAll />}
        {retried && !newer && (
          <button type="button" className="button" onClick={() => void library.tryAgain()}>
            {texts.unsaved.tryAgain}
          </button>
        )}
        {newer && (
          <button type="button" className="button" onClick={loadNewest}>
            {texts.unsaved.reload}
          </button>
        )}
      </span>
    </>
  );
}

function called({ id }: Unsaved, matches: LibraryState['matches']): string {
  const entry = matches.find((one) => one.id === id);
  return entry !== undefined && 'saved' in entry
    ? calledIn(entry.saved, apartIn(matches).get(id))
    : texts.unsaved.thisMatch;
}

import { texts } from '#play/texts.ts';
import { useLoadNewest, useVersions } from './useVersions.tsx';

/** The note that a newer version has come, with a button to take it now. It waits until the button is pressed. */
export function NewVersion({ note }: { readonly note?: string }) {
  const newer = useVersions((versions) => versions.newer);
  const loadNewest = useLoadNewest();
  return (
    <output className="status">
      {newer && (
        <span className="row newer">
          {texts.versions.newer}
          <button type="button" className="button" onClick={loadNewest}>
            {texts.versions.load}
          </button>
          {note !== undefined && <span className="note">{note}</span>}
        </span>
      )}
    </output>
  );
}

/** The note that nothing more is needed from the network. */
export function Kept() {
  const kept = useVersions((versions) => versions.kept);
  return kept ? <p className="note">{texts.versions.kept}</p> : null;
}

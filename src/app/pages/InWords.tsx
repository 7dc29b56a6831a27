import { useChange } from '../settings/useSettings.tsx';
import { texts } from '#play/texts.ts';

/** From a page that would have a picture to the same page in words. */
export function InWords() {
  const change = useChange();
  return (
    <button type="button" className="button primary" onClick={() => change({ textTable: true })}>
      {texts.noWebgl.inWords}
    </button>
  );
}

import { useEffect, useRef } from 'react';
import { useLibrary, useTheLibrary } from '../storage/useLibrary.tsx';
import { capitalised, texts } from '../texts.ts';
import { calledIn } from './calling.ts';
import { cardId } from './SavedCard.tsx';

/** What was deleted last can be put back: always in sight, and the focus goes there from what is no more. */
export function Removed() {
  const library = useTheLibrary();
  const removed = useLibrary((state) => state.removed);
  const undo = useRef<HTMLButtonElement>(null);
  const seen = useRef(removed);
  useEffect(() => {
    if (removed !== seen.current) undo.current?.focus({ preventScroll: true });
    seen.current = removed;
  }, [removed]);
  const putBack = async (id: string): Promise<void> => {
    await library.putBack();
    document.getElementById(cardId(id))?.focus();
  };
  return (
    <output className="status removed-place">
      {removed !== null && (
        <span className="removed row">
          {texts.saved.deleted(capitalised(calledIn(removed)))}
          <button ref={undo} type="button" className="button" onClick={() => void putBack(removed.id)}>
            {texts.saved.undoDelete}
          </button>
        </span>
      )}
    </output>
  );
}

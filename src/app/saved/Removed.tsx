import { useEffect, useRef } from 'react';
import { DismissButton } from '../frame/DismissButton.tsx';
import { useLibrary, useTheLibrary } from '../storage/useLibrary.tsx';
import { texts } from '#play/texts.ts';
import { nameOf } from '../storage/calling.ts';
import { cardId } from './SavedCard.tsx';

/** The match deleted last, which can be put back: always in sight, and the focus goes there from the deleted card. */
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
          <span>{texts.saved.deleted(nameOf(removed))}</span>
          <button ref={undo} type="button" className="button" onClick={() => void putBack(removed.id)}>
            {texts.saved.undoDelete}
          </button>
          <DismissButton onDismiss={() => library.forgetRemoved()} label={texts.saved.keepDeleted} />
        </span>
      )}
    </output>
  );
}

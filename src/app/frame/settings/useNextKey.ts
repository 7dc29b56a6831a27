import { useEffect, useRef } from 'react';
import { chordOf, type Chord } from '#play/input/keys/chord.ts';

export interface NextKey {
  readonly onKey: (chord: Chord) => void;
  /** Esc, or the focus goes elsewhere. */
  readonly onLeave: () => void;
}

/** While it waits, the next key reaches nothing else. Tab leaves, so that there is a way out. */
export function useNextKey(waiting: boolean, handlers: NextKey): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (!waiting) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Tab') return latest.current.onLeave();
      event.preventDefault();
      event.stopPropagation();
      const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event;
      if (key === 'Escape') return latest.current.onLeave();
      const chord = chordOf({ key, code, shift: shiftKey, modified: ctrlKey || metaKey || altKey });
      if (chord !== null && !event.repeat) latest.current.onKey(chord);
    };
    const away = (): void => latest.current.onLeave();
    window.addEventListener('keydown', press, { capture: true });
    window.addEventListener('blur', away);
    return () => {
      window.removeEventListener('keydown', press, { capture: true });
      window.removeEventListener('blur', away);
    };
  }, [waiting]);
}

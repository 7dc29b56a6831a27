import { useEffect, useState } from 'react';
import type { Editor } from './editorStore.ts';
import type { KeptEditor } from '#play/traction/editor/keptEditor.ts';

/** A drag changes the position at every frame; it is put down once the hand rests. ms, house value. */
const REST_MS = 300;

/** Keeps what is put together, when the hand rests and when the page is left; tells whether the browser lets it. */
export function useKeeping(editor: Editor, packed: string | null, kept: KeptEditor): boolean {
  const [works, setWorks] = useState(true);
  useEffect(() => {
    let written = editor.getState().history.present;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = (): void => {
      clearTimeout(timer);
      const { present } = editor.getState().history;
      if (present === written) return;
      written = present;
      setWorks(kept.write(packed, present));
    };
    const stop = editor.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(write, REST_MS);
    });
    window.addEventListener('pagehide', write);
    return () => {
      stop();
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [editor, packed, kept]);
  return works;
}

import { useRef, useState } from 'react';
import type { TextPanel } from './textPanel.ts';
import type { TextCommands, Talk } from '#play/textTable/talk.ts';
import { NEVER_WIPED, useTextTable, type Wiping } from './useTextTable.ts';
import { laterPart } from '../late/later.tsx';

/** Loaded when it is wanted. */
const TextTable = laterPart(async () => (await import('./TextTable.tsx')).TextTable);

/** A match on the table in words: what its game says, and what the page can do with it. Both are asked for once. */
export function useTalkPanel(
  talkOf: () => Talk,
  textCommandsOf: (close: () => void) => TextCommands,
  wipingOf: () => Wiping = () => NEVER_WIPED,
): TextPanel {
  const line = useRef<HTMLInputElement>(null);
  const [talk] = useState(talkOf);
  const [wiping] = useState(wipingOf);
  const { open, notebook, setOpen } = useTextTable(talk, wiping);
  const [page] = useState(() => textCommandsOf(() => setOpen(false)));
  const panel = <TextTable line={line} talk={talk} page={page} notebook={notebook} />;
  return {
    open,
    notebook,
    panel,
    onToggle: () => setOpen(!open),
    onKey: () => {
      if (open) line.current?.focus();
      else setOpen(true);
    },
  };
}

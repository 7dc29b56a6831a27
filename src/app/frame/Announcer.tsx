import { useStore } from 'zustand';
import { lastHappening, type Notebook } from '#play/textTable/notebook.ts';

/** Says turns and rulings to a screen reader, politely, as they come; not where the text table says them already. */
export function Announcer({ notebook, quiet }: { readonly notebook: Notebook; readonly quiet: boolean }) {
  const said = useStore(notebook, lastHappening)?.lines.join(' ') ?? '';
  return (
    <output className="unseen" aria-live="polite" data-announced={said}>
      {quiet ? '' : said}
    </output>
  );
}

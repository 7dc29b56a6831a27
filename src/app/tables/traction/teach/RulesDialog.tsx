import { Dialog } from '#app/ui/Dialog.tsx';
import { texts } from '#play/texts.ts';
import { Rules } from './Rules.tsx';

/** The rules over a table, opened at a clause. */
export function RulesDialog({ clause, onClose }: { readonly clause: string | null; readonly onClose: () => void }) {
  return (
    <Dialog title={texts.rules.title} className="rules-sheet" onClose={onClose}>
      <Rules level="h3" clause={clause} />
    </Dialog>
  );
}

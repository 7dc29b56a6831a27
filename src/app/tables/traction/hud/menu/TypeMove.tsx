import { TypeMoveForm } from '#app/frame/menu/TypeMoveForm.tsx';
import { gameTexts } from '#play/traction/texts.ts';
import { useCommands, useNaming } from '../useTable.ts';
import { withNames } from '#play/traction/say/naming.ts';

/** A move in notation, for players who prefer words, and for screen readers. */
export function TypeMove({ onDone }: { readonly onDone: () => void }) {
  const { typeMove } = useCommands();
  const naming = useNaming();
  const type = (text: string): string | null => {
    const typed = typeMove(text);
    if (!typed.ok) return withNames(typed.fault.message, naming);
    onDone();
    return null;
  };
  return <TypeMoveForm placeholder={gameTexts.menu.typed} onType={type} />;
}

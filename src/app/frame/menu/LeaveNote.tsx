import { useLibrary } from '#app/storage/useLibrary.tsx';
import { texts } from '#play/texts.ts';

/** Whether what has been played in the match of this id is there to come back to. */
export function LeaveNote({ id }: { readonly id: string }) {
  const isSaved = useLibrary(({ trouble, unsaved }) => trouble === null && unsaved.length === 0);
  const isUnbegun = useLibrary(({ unbegun }) => unbegun.includes(id));
  if (!isSaved) return <p className="wrong">{texts.menu.leaveUnsaved}</p>;
  return <p className="note">{isUnbegun ? texts.menu.leaveUnbegun : texts.menu.leaveNote}</p>;
}

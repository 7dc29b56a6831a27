import { useLibrary } from '../../storage/useLibrary.tsx';
import { texts } from '../../texts.ts';

/** Whether what has been played is there to come back to. */
export function LeaveNote() {
  const kept = useLibrary(({ trouble, unsaved }) => trouble === null && unsaved.length === 0);
  return <p className={kept ? 'note' : 'wrong'}>{kept ? texts.menu.leaveNote : texts.menu.leaveUnsaved}</p>;
}

import { room as roomTexts } from '#play/texts/room.ts';
import type { RoomSeen } from '#online/client/line.ts';

/** How the line to the server is, in a word; marked by more than its colour. */
export function ConnectionLine({ seen }: { readonly seen: RoomSeen }) {
  const { line } = seen;
  const state = typeof line === 'object' ? 'over' : line;
  return (
    <output className="room-line" data-line={state} title={roomTexts.lineOf}>
      {typeof line === 'object' ? line.over : roomTexts.line[line]}
    </output>
  );
}

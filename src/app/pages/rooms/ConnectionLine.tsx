import type { RoomSeen } from '#online/client/line.ts';
import { texts } from '#play/texts.ts';

/** How the line to the server is, in a word; marked by more than its colour. */
export function ConnectionLine({ seen }: { readonly seen: RoomSeen }) {
  const { line } = seen;
  const state = typeof line === 'object' ? 'over' : line;
  return (
    <output className="room-line" data-line={state} title={texts.rooms.lineOf}>
      {typeof line === 'object' ? line.over : texts.rooms.line[line]}
    </output>
  );
}

import type { Ruling } from '#games/traction/referee/ruling.ts';
import { CallSign } from '#app/replay/notes.tsx';
import { gameTexts } from '#play/traction/texts.ts';
import { callOf } from '../calls.ts';

/** Whether the ruling is a player's fault: a sign with its word. */
export function CallTag({ ruling }: { readonly ruling: Ruling }) {
  const call = callOf(ruling);
  if (call === null) return null;
  return (
    <span className="tag call" data-call={call}>
      <CallSign call={call} />
      {gameTexts.evidence[call]}
    </span>
  );
}

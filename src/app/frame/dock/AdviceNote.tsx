import { useStore } from 'zustand';
import type { Reason } from '#bots/bot.ts';
import { hintSaid } from '#play/textTable/hint.ts';
import { useAtTable } from '../AtTable.tsx';

export interface AdviceNoteProps {
  /** Its reason as a sentence of the game's, said to the player. */
  readonly tell: (reason: Reason) => string;
  /** Where the table in words says it aloud, it is not said twice. */
  readonly isHeard?: boolean;
}

/** The hint's sentence. */
export function AdviceNote({ tell, isHeard = false }: AdviceNoteProps) {
  const { session } = useAtTable();
  const told = useStore(session.store, (state) => state.advice ?? null);
  if (told === null) return null;
  return (
    <output className="advice" aria-live={isHeard ? 'off' : 'polite'}>
      {hintSaid(told, tell)}
    </output>
  );
}

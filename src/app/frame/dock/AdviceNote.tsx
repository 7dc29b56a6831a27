import { useStore } from 'zustand';
import type { Reason } from '../../../bots/bot.ts';
import { hintSaid } from '../../textTable/hint.ts';
import { useAtTable } from '../AtTable.tsx';

/** The hint's sentence; `tell` is its reason as a sentence of the game's, said to the player. */
export function AdviceNote({ tell }: { readonly tell: (reason: Reason) => string }) {
  const { session } = useAtTable();
  const told = useStore(session.store, (state) => state.advice ?? null);
  if (told === null) return null;
  return <output className="advice">{hintSaid(told, tell)}</output>;
}

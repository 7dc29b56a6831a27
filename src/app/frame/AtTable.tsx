import { createContext, useContext, type ComponentType } from 'react';
import { useStore } from 'zustand';
import type { AnySession } from '#play/session/state.ts';
import type { AnySeen } from '#play/storage/gameFiles.ts';

/** The match at a table, as the frame around it knows it, for any game. */
export interface AtTable {
  readonly game: string;
  readonly session: AnySession;
  /** The match file, as far as was played. */
  file(): string;
  /** The seats that have won; null while the match goes on. */
  winnersOf(match: AnySeen): readonly number[] | null;
  /** How many of its actions everybody may know of. */
  actionsToTell(match: AnySeen): number;
  /** A new match of the same players by the same rules; `level`: against bots of another one. */
  sameAgain(level?: string): void;
  /** Whether a replay says where the match turned. */
  readonly isAnalysed: boolean;
  /** The dialog that shares the match. */
  readonly Share: ComponentType<{ readonly onClose: () => void }>;
}

export const AtTableContext = createContext<AtTable | null>(null);

export function useAtTable(): AtTable {
  const table = useContext(AtTableContext);
  if (table === null) throw new Error('there is no table around this component');
  return table;
}

/** Whether the match is played here, and not in another tab. */
export const usePlaysHere = (): boolean => useStore(useAtTable().session.store, ({ spectating }) => !spectating);

/** The match, and whether anything can be taken back now. */
export function useMatchHere() {
  const { session } = useAtTable();
  const match = useStore(session.store, (state) => state.match);
  const played = useStore(session.store, (state) => state.played);
  const plays = usePlaysHere();
  useStore(session.store, (state) => state.holder); // who may take something back that was done in private
  const whyNotTakeBack = session.commands.whyNotTakeBack();
  return { match, played, plays, mayTakeBack: whyNotTakeBack === null, whyNotTakeBack };
}

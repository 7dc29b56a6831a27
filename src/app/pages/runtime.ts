import { createContext, useContext, type ComponentType } from 'react';
import type { Physics } from '../../sim/physics.ts';
import type { Session } from '../tables/traction/session/sessionTypes.ts';
import type { FoulNotes } from '../tables/traction/storage/foulNotes.ts';
import type { Round } from '../tables/trexlands/round/roundTypes.ts';

/** What a match needs and a start page does not. */
export interface Parlour {
  readonly physics: Physics;
  readonly session: Session;
  readonly fouls: FoulNotes;
  /** Another one, for a table at which no match is played. */
  newSession(): Session;
  /** Fills its parent; finds the session by the provider around it. */
  readonly Table: ComponentType;
  /** The table of Trexlands, loaded when somebody sits down at it; always the same one. */
  openRound(): Promise<Round>;
  /** Tells of it when it is opened, or at once. */
  onRound(hear: (round: Round) => void): void;
  /** That table, if it has been opened. */
  readonly round: Round | null;
}

/** Loads physics and scene; called once. */
export type OpenParlour = () => Promise<Parlour>;

export const ParlourContext = createContext<Promise<Parlour> | null>(null);

/** On its way or there: `use()` it where it is needed, `then` where it can wait. */
export function useParlour(): Promise<Parlour> {
  const parlour = useContext(ParlourContext);
  if (parlour === null) throw new Error('there is no parlour around this component');
  return parlour;
}

import { isWhole } from '#engine/seen.ts';
import type { NewMatch, Session } from '#play/traction/session/sessionTypes.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import { PLAN, sessionAtTable, untilStill } from '../tables/traction/session/sessionAtTable.ts';

export interface Table {
  readonly session: Session;
  /** Plays lines of notation one after the other; throws where one is refused. */
  play(...lines: readonly string[]): void;
  match(): TractionMatch;
}

/** A table at which everything is done at once. Ada (seat 0) begins unless the plan says otherwise. */
export async function table(plan: NewMatch = PLAN): Promise<Table> {
  const session = await sessionAtTable({ pace: 'at-once', random: () => 0.5 }, plan);
  const match = (): TractionMatch => {
    const { match: now } = session.store.getState();
    if (now === null || !isWhole(now)) throw new Error('no match');
    return now;
  };
  const play = (...lines: readonly string[]): void => {
    for (const line of lines) {
      const typed = session.commands.typeMove(line);
      if (!typed.ok) throw new Error(`${line}: ${typed.fault.message}`);
      untilStill(session);
    }
  };
  return { session, play, match };
}

/** The same with three people. */
export const THREE: NewMatch = { ...PLAN, seats: [...PLAN.seats, { name: 'Cy', colour: 4, kind: 'person' }] };

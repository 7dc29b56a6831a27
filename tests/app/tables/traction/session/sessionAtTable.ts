import { createSession, type SessionOptions } from '#play/traction/session/session.ts';
import type { NewMatch, Session } from '#play/traction/session/sessionTypes.ts';
import { STANDARD_OPTIONS } from '#games/traction/options.ts';
import { pieceId, type PieceId } from '#sim/ids.ts';
import { loadPhysics } from '#sim/physics.ts';
import { SURFACES } from '#sim/surfaces.ts';

export const FRAME_S = 1 / 60;

/** Two people at a mousepad, seat 0 to move (seed 1). */
export const PLAN: NewMatch = {
  seats: [
    { name: 'Ada', colour: 0, kind: 'person' },
    { name: 'Bo', colour: 1, kind: 'person' },
  ],
  setup: {
    options: STANDARD_OPTIONS,
    surface: SURFACES[0] ?? { id: 'custom', friction: 0.9, restitution: 0.05 },
    table: { distanceMm: 381 },
  },
  seed: 1,
};

/** A session in which a match has begun. */
export async function sessionAtTable(options: Partial<SessionOptions> = {}, plan: NewMatch = PLAN): Promise<Session> {
  const session = createSession({ physics: await loadPhysics(), ...options });
  const started = session.commands.newMatch(plan);
  if (!started.ok) throw new Error(started.fault.message);
  return session;
}

/** Lets frames pass until nothing moves; says how many it took. */
export function untilStill(session: Session, frameS = FRAME_S): number {
  let frames = 0;
  while (session.advance(frameS)) {
    frames += 1;
    if (frames > 20_000) throw new Error('the table never comes to rest');
  }
  return frames;
}

/** A piece of the seat to move. */
export function own(session: Session, name: string): PieceId {
  const seat = session.store.getState().match?.state.turn.seat ?? 0;
  return pieceId(`${seat}-${name}`);
}

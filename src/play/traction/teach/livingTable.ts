import { position, stands } from '#games/traction/help/drills/position.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import type { Physics } from '#sim/physics.ts';
import type { Pace } from '#play/session/state.ts';
import { createSession } from '../session/session.ts';
import type { Session } from '../session/sessionTypes.ts';
import { showOwnHand } from './ownHand.ts';
import { LESSON_SEATS } from './seats.ts';

// A table that nobody plays at, for whoever looks around: one pyramid rocks on its corner, and all of one's own can be
// tipped by one's own hand.

/** In the middle of the picture. */
const ROCKING = '0-L1';
const START: readonly PiecePlacement[] = [
  stands(ROCKING, 0, 0, 20),
  stands('0-M1', -62, 34, 50),
  stands('0-S1', 46, 46, 5),
  stands('1-L1', -70, -78, 10),
  stands('1-M1', 24, -92, 35),
  stands('1-S1', 74, -40, 60),
];
/** A piece that is further along or across from where it stood than this comes back, mm (house value). */
const FAR_MM = 60;
const NO_CHANCE = 0;
/** So far it rocks, about the corner that is nearest to the eye, degrees (house value). */
const ROCKS_DEG = 24;

export interface LivingTable {
  readonly session: Session;
  /** A careful hand tips the pyramid, turns it a little, and sets it down; the next time back again. */
  rock(): void;
  /** All pieces may be taken again; those that fell, or went too far, stand where they stood at first. */
  settle(): void;
}

export function livingTable(physics: Physics, pace: Pace): LivingTable {
  const session = createSession({ physics, pace, random: () => NO_CHANCE });
  const { commands, touch, store } = session;
  const begin = (pieces: readonly PiecePlacement[]): boolean => {
    const setup = position({ surface: 'unvarnished-wood', pieces });
    const begun = commands.newMatch({ seats: LESSON_SEATS, setup, seed: NO_CHANCE });
    commands.setCamera('free'); // the eye goes to no piece that is chosen: the first pull tips it
    return begun.ok;
  };
  const stay = (start: PiecePlacement): PiecePlacement => {
    const now = touch.standing(start.id);
    const near = now !== null && Math.max(Math.abs(now.xMm - start.xMm), Math.abs(now.zMm - start.zMm)) < FAR_MM;
    return near ? { ...start, xMm: now.xMm, zMm: now.zMm, yawDeg: now.yawDeg } : start;
  };
  begin(START);
  commands.setHandMode('free');
  let swivelDeg = ROCKS_DEG;
  return {
    session,
    rock: () => {
      const piece = START[0];
      if (piece === undefined || store.getState().stage !== 'idle') return;
      if (showOwnHand(session, piece.id, { corner: 'C', swivelDeg })) swivelDeg = -swivelDeg;
    },
    settle: () => {
      if (!begin(START.map(stay))) begin(START);
    },
  };
}

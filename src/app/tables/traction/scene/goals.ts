import { onlyPerson } from '#engine/seats.ts';
import type { SeenTraction } from '#games/traction/traction.ts';
import { capitalised } from '#play/texts/words.ts';
import type { PadPlacement } from '#sim/layout.ts';
import { polygonDistance } from '#sim/geometry/footprint.ts';
import { strideMm } from '#games/traction/reach.ts';
import { ownerOf } from '#sim/pyramid.ts';
import { outlineOfPad, outlineOfPiece } from '#sim/world/outline.ts';
import type { Units } from '#play/texts/lengths.ts';
import { spokenOf } from '#play/traction/say/naming.ts';
import type { Session } from '#play/traction/session/sessionTypes.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { handledPiece } from './handle.ts';

export interface Goal {
  readonly pad: PadPlacement;
  /** Its owner, and its distance from the piece, also in steps. */
  readonly words: string;
}

/**
 * Each pad that the chosen piece may go to, from where it stands now: a computer's piece goes to one's own. Without a
 * piece, where the camera has been turned.
 */
export function goalsOf(session: Session, units: Units): readonly Goal[] {
  const { match, camera, intent, bots } = session.store.getState();
  const isBots = (bots?.seat ?? null) !== null && intent?.do !== 'disturb';
  const id = isBots ? (intent?.piece ?? null) : handledPiece(session);
  if (match === null) return [];
  if (id === null) return camera === 'free' && match.state.outcome === null ? allGoals(match) : [];
  const standing = session.touch.standing(id);
  if (standing === null) return [];
  const naming = spokenOf(match.header.seats);
  const outline = outlineOfPiece({ id, ...standing, pose: 'upright' });
  return match.state.pads
    .filter(({ seat }) => seat !== ownerOf(id))
    .map((pad) => {
      const mm = polygonDistance(outline, outlineOfPad(pad));
      const steps = Math.max(1, Math.ceil(mm / strideMm(id)));
      return { pad, words: gameTexts.names.padAt(naming.whose(pad.seat), mm, steps, units) };
    });
}

/** Of the only person here, or of whoever is to move. */
function allGoals({ header: { seats }, state }: SeenTraction): readonly Goal[] {
  const own = onlyPerson(seats) ?? state.turn.seat;
  const naming = spokenOf(seats);
  return state.pads
    .filter(({ seat }) => seat !== own)
    .map((pad) => ({ pad, words: capitalised(gameTexts.names.pad(naming.whose(pad.seat))) }));
}

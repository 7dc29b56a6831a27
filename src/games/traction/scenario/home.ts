import type { Path } from '#engine/files/jsonPath.ts';
import { misfit } from '#engine/files/misfit.ts';
import type { PadPlacement, PiecePlacement } from '#sim/layout.ts';
import { ownerOf } from '#sim/pyramid.ts';
import { ok, type Result } from '#sim/result.ts';
import { padOf } from '../board.ts';
import { homesOf, isSame, slotPlace } from '../slots.ts';
import type { Board, HomePlace } from '../state.ts';
import { whollyOn } from './support.ts';
import { say } from './texts.ts';

/** Pads, pieces, and the places at set-up that are told; the others follow from where pieces stand (`homesOf`). */
interface Homes {
  readonly pads: readonly PadPlacement[];
  readonly pieces: readonly PiecePlacement[];
  readonly home?: readonly HomePlace[];
}

/**
 * Whether these can be places at set-up: of pieces of the position, each once, wholly on their owners' pads. `at` is
 * where the file keeps them.
 */
export function checkHome({ pads, pieces, home = [] }: Homes, at: Path = ['home']): Result<null> {
  for (const [i, place] of home.entries()) {
    const { id, xMm, zMm } = place;
    const owner = ownerOf(id);
    const pad = pads.find(({ seat }) => seat === owner);
    const refuse = (why: string) => misfit([...at, i, 'id'], JSON.stringify(id), why);
    if (home.findIndex((other) => other.id === id) < i) return refuse(say.pieceOnce);
    if (!pieces.some((piece) => piece.id === id)) return refuse(say.known);
    if (pad === undefined) return refuse(say.homePad);
    if (!whollyOn(pad, { ...place, pose: 'upright' }))
      return misfit([...at, i], say.pieceAt(id, xMm, zMm), say.homeOnPad(owner));
  }
  return ok(null);
}

/** The places at set-up that a file has to tell: those that its pads and pieces alone do not say. */
export function homesToTell(board: Board): readonly HomePlace[] {
  const rebuilt = homesOf(board.pads, board.pieces);
  return board.pieces.flatMap(({ id }) => {
    const pad = padOf(board, ownerOf(id));
    if (pad === undefined) return [];
    const placeIn = (homes: readonly HomePlace[]): HomePlace =>
      homes.find((place) => place.id === id) ?? slotPlace(pad, id);
    const place = placeIn(board.home);
    return isSame(place, placeIn(rebuilt)) ? [] : [place];
  });
}

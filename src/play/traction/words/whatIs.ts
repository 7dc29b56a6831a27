import { pieceOn } from '#games/traction/board.ts';
import { rangeOf, sizeOf } from '#games/traction/pieces.ts';
import { whyNot } from '#games/traction/queries.ts';
import type { TractionState } from '#games/traction/state.ts';
import { isPiece, padOwner, type PadId, type PieceId } from '#sim/ids.ts';
import { ownerOf } from '#sim/pyramid.ts';
import type { About } from '#play/say/about.ts';
import type { Naming } from '../say/naming.ts';
import { capitalised } from '#play/texts/words.ts';
import { gameTexts } from '../texts.ts';

const say = gameTexts.pointing;

/**
 * A description of a piece or a pad: what it is, what it may do now, and the clause about that. Null for a piece that
 * is off the table.
 */
export function whatIs(state: TractionState, naming: Naming, thing: PieceId | PadId): About | null {
  if (isPiece(thing)) return aboutPiece(state, naming, thing);
  return { title: capitalised(naming.body(thing)), text: say.pad(naming.seat(padOwner(thing) ?? 0)), clause: 'TR-32' };
}

function aboutPiece(state: TractionState, naming: Naming, piece: PieceId): About | null {
  const standing = pieceOn(state, piece);
  if (standing === undefined) return null;
  const [what, clause] = standing.pose === 'flat' ? FLAT : mayDo(state, naming, piece);
  return { title: capitalised(naming.piece(piece)), text: say.piece(sizeOf(piece), what), clause };
}

type Told = readonly [what: string, clause: string];

const FLAT: Told = [say.flat, 'TR-24'];

/** By the codes of the rules' refusals. */
const WHY_NOT: Readonly<Record<string, Told>> = {
  'already-acted': [say.acted, 'TR-12'],
  'all-acted': [say.allActed, 'TR-05'],
  'barred-returned': [say.returned, 'TR-21'],
  'barred-penalised': [say.penalised, 'TR-22'],
  'barred-righted': [say.righted, 'TR-23'],
};

function mayDo(state: TractionState, naming: Naming, piece: PieceId): Told {
  const [owner, steps] = [ownerOf(piece), rangeOf(state.options, piece)];
  if (state.outcome !== null) return [say.over, 'TR-32'];
  if (owner !== state.turn.seat) return [say.waits(naming.seat(owner), steps), 'TR-09'];
  const why = whyNot(state, piece);
  return why === null ? [say.may(steps), 'TR-12'] : (WHY_NOT[why.code] ?? [why.message, 'TR-12']);
}

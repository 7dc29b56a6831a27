import { pyramidOf, PYRAMIDS } from '#sim/pyramid.ts';
import { piecesOf } from '#games/traction/pieces.ts';
import { mayAct } from '#games/traction/queries.ts';
import { seat as asSeat, type PieceId } from '#sim/ids.ts';
import { useMatch } from './useTable.ts';

/** Millimetres of a piece to units of the drawing: the large one fills it. */
const BOX = 24;
const SCALE = (BOX - 2) / (PYRAMIDS.L.height * 1000);

/** The piece from the side, in its true proportion, with its pips. Takes the seat's colour from around it. */
export function PieceGlyph({ piece }: { readonly piece: PieceId }) {
  const { base, height, pips } = pyramidOf(piece);
  const half = (base * 1000 * SCALE) / 2;
  const tall = height * 1000 * SCALE;
  const middle = BOX / 2;
  return (
    <svg className="glyph" viewBox={`0 0 ${BOX} ${BOX}`} aria-hidden="true">
      <path d={`M${middle - half} ${BOX - 1}L${middle} ${BOX - 1 - tall}L${middle + half} ${BOX - 1}Z`} />
      {Array.from({ length: pips }, (_, i) => (
        <circle key={i} cx={middle - (pips - 1) * PIP_STEP + 2 * i * PIP_STEP} cy={BOX - PIP_UP} r={PIP} />
      ))}
    </svg>
  );
}

const PIP = 1.25;
const PIP_STEP = 1.7;
const PIP_UP = 4;

/** A seat's six pieces beside its name; those that have acted in this turn are faint. */
export function Pieces({ seat }: { readonly seat: number }) {
  const { state } = useMatch();
  const able = new Set(mayAct(state).flatMap(({ piece, why }) => (why === null ? [piece] : [])));
  const isMover = state.turn.seat === seat && state.outcome === null;
  return (
    <span className="pieces" aria-hidden="true">
      {piecesOf(asSeat(seat)).map((piece) => (
        <span key={piece} data-spent={(isMover && !able.has(piece)) || undefined}>
          <PieceGlyph piece={piece} />
        </span>
      ))}
    </span>
  );
}

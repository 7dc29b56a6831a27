import { useStore } from 'zustand';
import { isOrder, type TractionMove } from '#bots/traction/moves.ts';
import { pieceOn } from '#games/traction/board.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import { useViewer } from '#app/replay/ViewerContext.tsx';
import { StepsGhost } from '#app/tables/traction/scene/overlays/Ghost.tsx';
import { seatIndexOf } from '#play/table/tableLook.ts';
import { ownerOf } from '#sim/pyramid.ts';
import type { Analysis } from '#play/replay/analysis/analysisStore.ts';

/** The better move on the table, while the action in whose place it would be is seen. */
export function BetterMove({
  match,
  analysis,
}: {
  readonly match: TractionMatch;
  readonly analysis: Analysis<TractionMove>;
}) {
  const asked = useStore(analysis.store, (state) => state.asked);
  const move = useStore(analysis.store, (state) => state.better?.move ?? null);
  const act = useViewer(({ at }) => at.act);
  if (asked === null || asked !== act || move === null || !isOrder(move)) return null;
  const before = match.log[asked]?.before.state;
  const stands = before && pieceOn(before, move.piece);
  if (stands === undefined) return null;
  return (
    <StepsGhost piece={move.piece} seat={seatIndexOf(match, ownerOf(move.piece))} from={stands} steps={move.steps} />
  );
}

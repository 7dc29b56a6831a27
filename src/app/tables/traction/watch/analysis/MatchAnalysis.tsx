import { isOrder, type TractionMove } from '#bots/traction/moves.ts';
import { DECIDED } from '#bots/traction/scale.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import { AnalysisPanel } from '#app/replay/analysis/AnalysisPanel.tsx';
import type { Analysis } from '#play/replay/analysis/analysisStore.ts';
import type { AnalysisWords } from '#play/replay/analysis/analysisWords.ts';
import { leaveAt } from '#play/storage/leftAt.ts';
import { useViewer } from '#app/replay/ViewerContext.tsx';
import { agreeOn } from '#play/session/plans.ts';
import { goTo } from '#app/ui/useRoute.ts';
import { planOn } from '#play/traction/sharing/planFrom.ts';
import { positionOf } from '#play/traction/sharing/positionOf.ts';
import { ToPractice } from '#app/tables/traction/sharing/TakePosition.tsx';
import { gameTexts } from '#play/traction/texts.ts';
import { useStore } from 'zustand';
import { pieceOn } from '#games/traction/board.ts';
import { StepsGhost } from '#app/tables/traction/scene/overlays/Ghost.tsx';
import { seatIndexOf } from '#play/table/tableLook.ts';
import { ownerOf } from '#sim/pyramid.ts';

export interface MatchAnalysisProps {
  readonly id: string;
  readonly match: TractionMatch;
  readonly analysis: Analysis<TractionMove>;
}

/** A lead of so many turns goes half the way to the edge. */
const HALF_WAY = 4;

const WORDS: AnalysisWords<TractionMove> = {
  lead: gameTexts.analysis.lead,
  playOnNote: gameTexts.analysis.playOnNote,
  standing: gameTexts.analysis.standing,
  share: (value) => (value / (Math.abs(value) + HALF_WAY)) * ((DECIDED + HALF_WAY) / DECIDED),
  point: gameTexts.analysis.point,
  advice: ({ reason }) => gameTexts.adviceReason(reason),
};

/** The analysis of a match of Traction, with the ways from its turning points. */
export function MatchAnalysis({ id, match, analysis }: MatchAnalysisProps) {
  const stateAt = (action: number) => match.log[action]?.before.state ?? match.state;
  return (
    <AnalysisPanel
      analysis={analysis}
      words={WORDS}
      onPlayOn={(action) => goTo({ page: 'match', id: agreeOn('traction', planOn(match, stateAt(action))) })}
      renderPractice={(action) => (
        <ToPractice
          position={() => {
            leaveAt(id, action);
            return positionOf(match, stateAt(action));
          }}
          back={{ page: 'watch', id, ruling: null }}
          hands={match.state.options.hands}
        />
      )}
    />
  );
}

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

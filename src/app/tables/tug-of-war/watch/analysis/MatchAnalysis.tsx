import { useMemo } from 'react';
import type { TugOfWarMove } from '#bots/tug-of-war/moves.ts';
import type { TugOfWarMatch } from '#games/tug-of-war/tugOfWar.ts';
import { seatNamesOf } from '#play/say/seatNames.ts';
import { AnalysisPanel } from '#app/replay/analysis/AnalysisPanel.tsx';
import type { Analysis } from '#play/replay/analysis/analysisStore.ts';
import type { AnalysisWords } from '#play/replay/analysis/analysisWords.ts';
import { goingOn } from '#play/session/goingOn.ts';
import { agreeOn } from '#play/session/plans.ts';
import { goTo } from '#app/ui/useRoute.ts';
import { analysis as texts } from '#play/tug-of-war/texts/analysis.ts';
import { moveWords } from '#play/tug-of-war/watch/analysis/moveWords.ts';

interface MatchAnalysisProps {
  readonly match: TugOfWarMatch;
  readonly analysis: Analysis<TugOfWarMove>;
}

/** The analysis of a match of Tug of War, with the ways from its turning points. */
export function MatchAnalysis({ match, analysis }: MatchAnalysisProps) {
  const words = useMemo(() => wordsFor(match, analysis), [match, analysis]);
  return (
    <AnalysisPanel
      analysis={analysis}
      words={words}
      onPlayOn={(action) => goTo({ page: 'match', id: agreeOn('tug-of-war', goingOn(match, action)) })}
      renderPractice={() => null}
    />
  );
}

function wordsFor(
  { header, log, state }: TugOfWarMatch,
  { store }: Analysis<TugOfWarMove>,
): AnalysisWords<TugOfWarMove> {
  const { seat } = seatNamesOf(header.seats);
  return {
    ...texts,
    share: (value) => 2 * value - 1,
    advice: ({ move }) => moveWords(log[store.getState().asked ?? -1]?.before.state ?? state, move, seat),
  };
}

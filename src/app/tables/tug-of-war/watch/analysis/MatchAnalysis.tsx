import { useMemo } from 'react';
import type { TugOfWarMove } from '../../../../../bots/tug-of-war/moves.ts';
import type { TugOfWarMatch } from '../../../../../games/tug-of-war/tugOfWar.ts';
import { seatNamesOf } from '../../../../frame/seatNames.ts';
import { AnalysisPanel } from '../../../../replay/analysis/AnalysisPanel.tsx';
import type { Analysis } from '../../../../replay/analysis/analysisStore.ts';
import type { AnalysisWords } from '../../../../replay/analysis/analysisWords.ts';
import { goingOn } from '../../../../session/goingOn.ts';
import { agreeOn } from '../../../../session/plans.ts';
import { goTo } from '../../../../ui/route.ts';
import { analysis as texts } from '../../texts/analysis.ts';
import { moveWords } from './moveWords.ts';

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

import { useMemo } from 'react';
import type { TrexlandsMove } from '#bots/trexlands/moves.ts';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { AnalysisPanel } from '#app/replay/analysis/AnalysisPanel.tsx';
import type { Analysis } from '#play/replay/analysis/analysisStore.ts';
import type { AnalysisWords } from '#play/replay/analysis/analysisWords.ts';
import { agreeOn } from '#play/session/plans.ts';
import { goTo } from '#app/ui/useRoute.ts';
import { goingOn } from '#play/session/goingOn.ts';
import { ToPractice } from '#app/tables/trexlands/practice/ToPractice.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { namesOf } from '#play/trexlands/words/names.ts';
import { moveWords } from '#play/trexlands/watch/analysis/moveWords.ts';

export interface MatchAnalysisProps {
  readonly id: string;
  readonly match: TrexlandsMatch;
  readonly analysis: Analysis<TrexlandsMove>;
}

/** The analysis of a match of Trexlands, with the ways from its turning points. */
export function MatchAnalysis({ id, match, analysis }: MatchAnalysisProps) {
  const words = useMemo(() => wordsFor(match, analysis), [match, analysis]);
  return (
    <AnalysisPanel
      analysis={analysis}
      words={words}
      onPlayOn={(action) => goTo({ page: 'match', id: agreeOn('trexlands', goingOn(match, action)) })}
      renderPractice={(action) => <ToPractice id={id} match={match} action={action} />}
    />
  );
}

function wordsFor(
  { header, log, state }: TrexlandsMatch,
  { store }: Analysis<TrexlandsMove>,
): AnalysisWords<TrexlandsMove> {
  const names = namesOf(header.seats);
  return {
    lead: gameTexts.analysis.lead,
    playOnNote: gameTexts.analysis.playOnNote,
    standing: gameTexts.analysis.standing,
    share: (value) => 2 * value - 1,
    point: gameTexts.analysis.point,
    advice: ({ move }) => moveWords(log[store.getState().asked ?? -1]?.before.state ?? state, move, names),
  };
}

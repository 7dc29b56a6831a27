import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { TugOfWarMove } from '#bots/tug-of-war/moves.ts';
import type { TugOfWarMatch } from '#games/tug-of-war/tugOfWar.ts';
import type { Analysis } from '#play/replay/analysis/analysisStore.ts';
import { useViewer } from '#app/replay/ViewerContext.tsx';
import { placesOf } from '#app/tables/tug-of-war/scene/places.ts';
import { PlanMarks } from '#app/tables/tug-of-war/scene/Marks.tsx';
import { planOf } from '#play/tug-of-war/session/plan.ts';

interface BetterMoveProps {
  readonly analysis: Analysis<TugOfWarMove>;
  readonly match: TugOfWarMatch;
}

/** The machine of the better move framed, and its tiles, while the action in whose place it would be is seen. */
export function BetterMove({ analysis, match }: BetterMoveProps) {
  const asked = useStore(analysis.store, (state) => state.asked);
  const move = useStore(analysis.store, (state) => state.better?.move ?? null);
  const act = useViewer(({ at }) => at.act);
  const plan = useMemo(() => (move?.do === 'play' ? planOf(move) : null), [move]);
  return plan === null || asked !== act ? null : (
    <PlanMarks places={placesOf(match.state)} plan={plan} pointed={null} />
  );
}

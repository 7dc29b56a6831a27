import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { TugOfWarMove } from '#bots/tug-of-war/moves.ts';
import type { Analysis } from '#play/replay/analysis/analysisStore.ts';
import { useViewer } from '#app/replay/ViewerContext.tsx';
import { PlanMarks } from '#app/tables/tug-of-war/scene/Marks.tsx';
import { planOf } from '#play/tug-of-war/session/plan.ts';

/** The machine of the better move framed, and its tiles, while the action in whose place it would be is seen. */
export function BetterMove({ analysis }: { readonly analysis: Analysis<TugOfWarMove> }) {
  const asked = useStore(analysis.store, (state) => state.asked);
  const move = useStore(analysis.store, (state) => state.better?.move ?? null);
  const act = useViewer(({ at }) => at.act);
  const plan = useMemo(() => (move?.do === 'play' ? planOf(move) : null), [move]);
  return plan === null || asked !== act ? null : <PlanMarks plan={plan} pointed={null} />;
}

import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { useViewer } from '#app/replay/ViewerContext.tsx';
import { ToPractice } from '../practice/ToPractice.tsx';

/** Takes the turn of the action that is seen to practice. */
export function ActPosition({ id, match }: { readonly id: string; readonly match: TrexlandsMatch }) {
  const act = useViewer(({ at }) => at.act);
  return (
    <div className="act-position">
      <ToPractice id={id} match={match} action={act} className="quiet" />
    </div>
  );
}

import type { TractionMatch } from '#games/traction/traction.ts';
import type { MatchRoute } from '#play/route.ts';
import { positionOf } from '#play/traction/sharing/positionOf.ts';
import { ToBench, ToPractice } from '../sharing/TakePosition.tsx';
import { leaveAt } from '#app/replay/placeLeft.ts';
import { useTheViewer } from '#app/replay/ViewerContext.tsx';

/** Takes the position from which the action that is seen was done to practice, or to the designers' bench. */
export function ActPosition({ id, match }: { readonly id: string; readonly match: TractionMatch }) {
  const viewer = useTheViewer();
  const position = (): string => {
    const { act } = viewer.store.getState().at;
    leaveAt(id, act);
    return positionOf(match, match.log[act]?.before.state);
  };
  const back: MatchRoute = { page: 'watch', id, ruling: null };
  return (
    <div className="act-position">
      <ToPractice position={position} back={back} hands={match.state.options.hands} className="quiet" />
      <ToBench position={position} back={back} className="quiet" />
    </div>
  );
}

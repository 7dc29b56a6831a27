import type { TractionMatch } from '../../../../games/traction/traction.ts';
import { positionOf } from '../sharing/positionOf.ts';
import { ToBench } from '../sharing/ToBench.tsx';
import { useTheViewer } from '../../../replay/ViewerContext.tsx';

/** Takes the position from which the action that is seen was done to the designers' bench. */
export function ActToBench({ id, match }: { readonly id: string; readonly match: TractionMatch }) {
  const viewer = useTheViewer();
  const position = (): string => positionOf(match, match.log[viewer.store.getState().at.act]?.before.state);
  return <ToBench position={position} back={{ page: 'watch', id, ruling: null }} className="quiet to-bench" />;
}

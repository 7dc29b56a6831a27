import type { RightAction } from './actions.ts';
import { applied, type Applied } from './applied.ts';
import { allToPad } from './returns.ts';
import type { TractionState } from './state.ts';

/** TR-23, TR-24: free, at the start of the owner's turn; a righted piece may not act in that turn. */
export function right(state: TractionState, { pieces }: RightAction): Applied {
  const upright = allToPad(state, pieces);
  return applied(
    {
      ...upright,
      turn: {
        ...state.turn,
        barred: [...state.turn.barred, ...pieces.map((piece) => ({ piece, why: 'righted' as const }))],
      },
    },
    { type: 'righted', pieces },
  );
}

import { useMemo } from 'react';
import { asked } from '#games/trexlands/asked.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { MoveAction } from '#games/trexlands/actions.ts';
import { useLesson } from '#app/tables/trexlands/hud/Guide.tsx';
import { sideOf } from '#play/trexlands/places.ts';
import { AimedArrow } from './AimedArrow.tsx';

/** With the hint about the first MOVE: a way from Camp by a ramp to a Terra. */
export function EntryArrow({ state }: { readonly state: TrexlandsState }) {
  return useLesson() === 'from-camp' ? <Entry state={state} /> : null;
}

function Entry({ state }: { readonly state: TrexlandsState }) {
  const entry = useMemo(() => entryOf(state), [state]);
  return entry === undefined ? null : <AimedArrow state={state} move={entry} />;
}

/** By a ramp on the player's own side, if there is one. */
export function entryOf(state: TrexlandsState): MoveAction | undefined {
  const [seat] = asked(state);
  if (seat === undefined) return undefined;
  const entries = choicesOf(state, seat).filter(
    (choice): choice is MoveAction => choice.do === 'move' && choice.move.kind === 'camp' && choice.move.via === null,
  );
  const near = state.board.ramps.filter(({ side }) => side === sideOf(state.board, seat)).map(({ id }) => id);
  return entries.find(({ move }) => move.ramp !== null && near.includes(move.ramp)) ?? entries[0];
}

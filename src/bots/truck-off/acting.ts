import type { Choice, PlayAction, Target } from '#games/truck-off/actions.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import type { Play, Sketch } from './sketch.ts';

/** A card's name in an action: its kind, or its place in the grid. */
export type CardName = PlayAction['card'];

/** A play of a sketch as an action of the match. */
export const playing = (view: TruckOffState, sketch: Sketch, seat: number, card: CardName, play: Play): Choice => ({
  do: 'play',
  seat,
  card,
  target: targetOf(view, sketch, play),
});

const targetOf = ({ trucks }: TruckOffState, { sides }: Sketch, { truck, venue }: Play): Target => ({
  truck: trucks[truck]?.id ?? null,
  venue: sides[venue] ?? null,
});

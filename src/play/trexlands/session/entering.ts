import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import { ownerOf } from '#games/trexlands/ids.ts';
import { campOf } from '#games/trexlands/queries.ts';
import type { SeenTrexlands } from '#games/trexlands/trexlands.ts';
import { wheelAt } from '#games/trexlands/turn.ts';
import type { PieceId } from '#sim/ids.ts';
import type { Pose } from '#sim/world/pose.ts';
import { cityBox } from '../places.ts';
import { posesOf } from '../poses.ts';
import { shownCard } from './shownCard.ts';

/** Trucks that have come into the City: there they are seen for a moment, before they stand in their Camp again. */
export interface Entering {
  readonly poses: ReadonlyMap<PieceId, Pose>;
  /** X that their owner has now, of all. */
  readonly x: number;
  readonly of: number;
}

/** Null where no X was scored. */
export function enteringIn(
  { state: before }: SeenTrexlands,
  { state }: SeenTrexlands,
  events: readonly TrexlandsEvent[],
): Entering | null {
  const scored = events.find((event) => event.type === 'scored');
  if (scored === undefined) return null;
  const shape = { seats: state.seats, city: state.board.city };
  const { x, z } = cityBox(shape);
  const poses = [...posesOf(before)].flatMap(([id, { position, rotation }]): readonly [PieceId, Pose][] => {
    const [was, is] = [before, state].map(({ trucks }) => trucks.find((truck) => truck.id === id)?.at);
    if (ownerOf(id) !== scored.seat || is !== 'camp' || was === 'camp') return [];
    return [[id, { position: { ...position, z, ...(shape.city === 'middle' && { x }) }, rotation }]];
  });
  const of = state.camps.reduce((sum, camp) => sum + camp.x, state.cityX);
  return poses.length === 0 ? null : { poses: new Map(poses), x: campOf(state, scored.seat).x, of };
}

/**
 * The part of a match that is seen once more before it goes on, as it was: all trucks at rest before the EXCHANGE opens
 * over them; a market that has closed, its bids on its cards, all of them given out; and a battle beside the card of a
 * computer. Null for none.
 */
export function seenFirst(
  was: SeenTrexlands,
  { state }: SeenTrexlands,
  events: readonly TrexlandsEvent[],
): Partial<Pick<SeenTrexlands['state'], 'phase' | 'camps' | 'agenda'>> | null {
  const { state: before } = was;
  const { phase, camps, agenda } = before;
  if (state.outcome !== null) return null;
  if (shownCard(was, events) !== null) return { agenda };
  if (wheelAt(before) !== 'exchange' && wheelAt(state) === 'exchange') return { phase };
  const isClosed = phase.name === 'market' && state.phase.name !== 'market';
  if (!isClosed || !events.some(({ type }) => type === 'awarded')) return null;
  return { phase: { ...phase, awarded: phase.market.length }, camps };
}

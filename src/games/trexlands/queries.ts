import { seat as asSeat, type PieceId, type Seat } from '#sim/ids.ts';
import { tileOf } from './board/paths.ts';
import type { CaptainId } from './captains.ts';
import { kindOf, type CampCardId } from './cards/ids.ts';
import type { CardKind } from './cards/kinds.ts';
import { ownerOf, type TerraId } from './ids.ts';
import type { Camp, Terra, TrexlandsState, Truck } from './state.ts';

/** Questions about a position that many rules ask. */

export function truckOf(state: TrexlandsState, id: PieceId): Truck {
  const found = state.trucks.find((truck) => truck.id === id);
  if (found === undefined) throw new Error(`no truck ${id} in this match`);
  return found;
}

/** Where the trucks of a MOVE are: all in one place, as they are one truck or a stack. */
export function placeOf(state: TrexlandsState, [first]: readonly PieceId[]): Truck['at'] {
  if (first === undefined) throw new Error('a MOVE is of a truck');
  return truckOf(state, first).at;
}

export function terraOf(state: TrexlandsState, id: TerraId): Terra {
  const found = state.terra.find((terra) => terra.id === id);
  if (found === undefined) throw new Error(`no Terra ${id} in this match`);
  return found;
}

export function campOf(state: TrexlandsState, seat: Seat): Camp {
  const found = state.camps[seat];
  if (found === undefined) throw new Error(`no Camp of seat ${seat} in this match`);
  return found;
}

export const trucksIn = (state: TrexlandsState, id: TerraId): readonly Truck[] =>
  state.trucks.filter((truck) => truck.at === id);
export const trucksOf = (state: TrexlandsState, seat: Seat): readonly Truck[] =>
  state.trucks.filter((truck) => ownerOf(truck.id) === seat);

export const enemiesIn = (state: TrexlandsState, id: TerraId, seat: Seat): readonly Truck[] =>
  trucksIn(state, id).filter((truck) => ownerOf(truck.id) !== seat);
export const ownIn = (state: TrexlandsState, id: TerraId, seat: Seat): readonly Truck[] =>
  trucksIn(state, id).filter((truck) => ownerOf(truck.id) === seat);

/** A free Terra: neither trucks nor a Post (TX-58). */
export const isFree = (state: TrexlandsState, id: TerraId): boolean =>
  terraOf(state, id).post === null && trucksIn(state, id).length === 0;

const TWO = 2; // TX-50
/** How many trucks of one seat a Terra holds: two, or one with an obstacle within (TX-50, TX-56). */
export const roomIn = (state: TrexlandsState, id: TerraId): number => (tileOf(state.board, id).obstacle ? 1 : TWO);

export const allSeats = (state: TrexlandsState): readonly Seat[] =>
  Array.from({ length: state.seats }, (_, i) => asSeat(i));
/** Seats that have not given up, by number. */
export const stillPlaying = (state: TrexlandsState): readonly Seat[] =>
  allSeats(state).filter((seat) => !state.conceded.includes(seat));
/** Seats that have not given up, in rank order (TX-05). */
export const inRankOrder = (state: TrexlandsState): readonly Seat[] =>
  state.rank.filter((seat) => !state.conceded.includes(seat));
export const unranked = (state: TrexlandsState): readonly Seat[] =>
  stillPlaying(state).filter((seat) => !state.rank.includes(seat));

export const isCaptain = (state: TrexlandsState, seat: Seat, id: CaptainId): boolean =>
  campOf(state, seat).captain?.id === id;

/** The first card of the kind in the seat's Camp; two of a kind are alike. */
export const cardInCamp = (state: TrexlandsState, seat: Seat, kind: CardKind): CampCardId | undefined =>
  campOf(state, seat).cards.find((card) => kindOf(card) === kind);

/** Whether a seat places private cards, hidden from all others (TX-69); never once the match is over. */
export const isPlacing = ({ phase, outcome }: TrexlandsState): boolean =>
  outcome === null && phase.name === 'arena' && phase.placing !== null;

export const isFort = (terra: Terra): boolean => terra.post !== null && kindOf(terra.post.card) === 'fortress';

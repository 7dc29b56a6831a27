import { unseen } from '#engine/deck.ts';
import type { Phase, Player, TruckOffState } from './state.ts';

/**
 * The state as a seat (or, null, a spectator) may see it: all that lies open, and one's own cards and selections. Every
 * field is named, so that a new one stays hidden until it is decided here.
 */
export function view(state: TruckOffState, looker: number | null): TruckOffState {
  return {
    seats: state.seats,
    options: state.options,
    round: state.round,
    first: state.first,
    venues: state.venues,
    trucks: state.trucks,
    players: state.players.map((player, seat) => (seat === looker ? player : viewPlayer(player, state.phase))),
    barry: state.barry,
    issued: state.issued,
    grid: state.grid,
    discards: state.discards,
    out: state.out,
    specials: state.specials && { pile: unseen(state.specials.pile), discards: state.specials.discards },
    phase: state.phase,
    roll: state.roll,
    conceded: state.conceded,
    outcome: state.outcome,
  };
}

/**
 * Another's cards: how many. While all still select, not even how many of them are selected (TO-07): they seem to be in
 * the hand.
 */
function viewPlayer({ money, hand, chosen, picked, decided }: Player, phase: Phase): Player {
  const isSelecting = phase.name === 'cards';
  return {
    money,
    hand: unseen(isSelecting ? [...hand, ...chosen] : hand),
    chosen: isSelecting ? [] : unseen(chosen),
    picked: unseen(picked),
    decided,
  };
}

import { unseen } from '#engine/deck.ts';
import { setOf } from './cards.ts';
import type { Phase, Player, TruckOffState } from './state.ts';

/**
 * The state as a seat (or, null, a spectator) may see it: all that lies open, and one's own cards and selections. Every
 * field is named, so that a new one stays hidden until it is decided here.
 */
export function view(state: TruckOffState, looker: number | null): TruckOffState {
  const others = state.options.openCards === true ? openPlayer(state.phase) : closedPlayer(state.phase);
  return {
    seats: state.seats,
    options: state.options,
    round: state.round,
    first: state.first,
    venues: state.venues,
    trucks: state.trucks,
    players: state.players.map((player, seat) => (seat === looker ? player : others(player, seat))),
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
const closedPlayer =
  (phase: Phase) =>
  ({ money, hand, chosen, picked, decided }: Player): Player => ({
    money,
    hand: unseen(isSelecting(phase) ? [...hand, ...chosen] : hand),
    chosen: isSelecting(phase) ? [] : unseen(chosen),
    picked: unseen(picked),
    decided,
  });

/** The same of cards that lie open (TO-54): in the order of the set, which does not tell what is selected. */
const openPlayer =
  (phase: Phase) =>
  ({ money, hand, chosen, picked, decided }: Player, seat: number): Player => ({
    money,
    hand: setOf(seat).filter((card) => hand.includes(card) || (isSelecting(phase) && chosen.includes(card))),
    chosen: isSelecting(phase) ? [] : chosen,
    picked: unseen(picked),
    decided,
  });

const isSelecting = ({ name }: Phase): boolean => name === 'cards';

import { unseen } from '#engine/deck.ts';
import type { Seat } from '#sim/ids.ts';
import type { Camp, FaceDown, InArena, Phase, TrexlandsState } from './state.ts';

/**
 * The state as a seat (or, null, a spectator) may see it: the public table, one's own Private Tribu Deck, one's own
 * face-down cards and those one has scouted. While cards are placed in private, even the number of others' cards and of
 * the V on them is hidden. Every field is named, so that a new one stays hidden until it is decided here. The state of
 * chance is no part of a position's state and so of no view.
 */
export function view(state: TrexlandsState, seat: number | null): TrexlandsState {
  return {
    seats: state.seats,
    options: state.options,
    board: state.board,
    terra: state.terra,
    trucks: state.trucks,
    camps: state.camps.map((camp) => viewCamp(camp, seat, hiddenOf(state.phase, seat, camp.seat))),
    cityX: state.cityX,
    bank: state.bank,
    publicDeck: unseen(state.publicDeck),
    pit: state.pit,
    rank: state.rank,
    cycle: state.cycle,
    phase: viewPhase(state.phase, seat),
    agenda: state.agenda,
    reroll: state.reroll,
    drought: state.drought,
    conceded: state.conceded,
    outcome: state.outcome,
  };
}

/** TX-69: the seat's privately placed cards of which the looker must not even know; they seem to be in its Camp. */
const hiddenOf = (phase: Phase, looker: number | null, seat: Seat): readonly FaceDown[] =>
  phase.name === 'arena' ? phase.cards.filter((card) => card.owner === seat && !isKnownOf(phase, card, looker)) : [];

/**
 * Whether the looker may know that the card lies there, and the V on it: all once every seat has had its turn to place.
 */
const isKnownOf = ({ placing }: InArena, { owner }: FaceDown, looker: number | null): boolean =>
  placing === null || owner === looker;

function viewCamp(
  { seat, coins, x, captain, cards, deck, extraX }: Camp,
  looker: number | null,
  hidden: readonly FaceDown[],
): Camp {
  return {
    seat,
    coins: hidden.reduce((sum, card) => sum + card.coins, coins),
    x,
    captain,
    cards,
    deck: seat === looker ? deck : unseen([...deck, ...hidden]),
    extraX,
  };
}

/** The phase as the looker may see it: only the arena has secrets. */
function viewPhase(phase: Phase, looker: number | null): Phase {
  if (phase.name !== 'arena') return phase;
  const known = phase.cards.filter((card) => isKnownOf(phase, card, looker));
  return {
    name: 'arena',
    cards: known.map((card) => viewFaceDown(card, looker)),
    placing: phase.placing,
    ready: phase.ready,
  };
}

const viewFaceDown = ({ owner, card, coins, challengers, seenBy }: FaceDown, looker: number | null): FaceDown => ({
  owner,
  card: owner === looker || seenBy.some((who) => who === looker) ? card : null,
  coins,
  challengers,
  seenBy,
});

import type { Camp, FaceDown, Phase, TrexlandsState } from './state.ts';

/**
 * What a seat (or, null, a spectator) may see: the public table, one's own Private Tribu Deck, one's own face-down cards
 * and those one has scouted. Every field is named, so that a new one is seen by nobody until somebody decides it here. The
 * state of chance is no part of a position's state and so of no view.
 */
export function view(state: TrexlandsState, seat: number | null): TrexlandsState {
  return {
    seats: state.seats,
    options: state.options,
    board: state.board,
    terra: state.terra,
    trucks: state.trucks,
    camps: state.camps.map((camp) => viewCamp(camp, seat)),
    cityX: state.cityX,
    bank: state.bank,
    publicDeck: state.publicDeck.map(() => null),
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

const viewCamp = (camp: Camp, seat: number | null): Camp => ({
  seat: camp.seat,
  coins: camp.coins,
  x: camp.x,
  captain: camp.captain,
  cards: camp.cards,
  deck: camp.seat === seat ? camp.deck : camp.deck.map(() => null),
  extraX: camp.extraX,
});

/** Of all phases only the arena has secrets. */
const viewPhase = (phase: Phase, seat: number | null): Phase =>
  phase.name === 'arena' ? { name: 'arena', cards: phase.cards.map((card) => viewFaceDown(card, seat)), placing: phase.placing, ready: phase.ready } : phase;

const viewFaceDown = ({ owner, card, coins, challengers, seenBy }: FaceDown, seat: number | null): FaceDown => ({
  owner,
  card: owner === seat || seenBy.some((who) => who === seat) ? card : null,
  coins,
  challengers,
  seenBy,
});

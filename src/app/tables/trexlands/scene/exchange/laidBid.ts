import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { LaidBid } from '#play/trexlands/session/sessionTypes.ts';

/** The market with the V that lie on a card and are not bid yet: they have come from their Camp. */
export function withLaid(state: TrexlandsState, laid: LaidBid | null): TrexlandsState {
  const { phase } = state;
  if (laid === null || phase.name !== 'market') return state;
  const { bidder } = phase;
  const market = phase.market.map((lot, i) =>
    i === laid.slot - 1
      ? { ...lot, bids: lot.bids.map((coins, seat) => (seat === bidder ? coins + laid.coins : coins)) }
      : lot,
  );
  const camps = state.camps.map((camp) => (camp.seat === bidder ? { ...camp, coins: camp.coins - laid.coins } : camp));
  return { ...state, camps, phase: { ...phase, market } };
}

import type { PieceId, Seat } from '#sim/ids.ts';
import type { Act } from './acts.ts';
import type { CardId } from './cards/ids.ts';
import type { TerraId } from './ids.ts';
import type { Camp, Phase, Terra, TrexlandsState, Truck } from './state.ts';

/** The small changes that rules are made of. */

export const withTruck = (
  state: TrexlandsState,
  ids: readonly PieceId[],
  change: (truck: Truck) => Partial<Truck>,
): TrexlandsState => ({
  ...state,
  trucks: state.trucks.map((truck) => (ids.includes(truck.id) ? { ...truck, ...change(truck) } : truck)),
});

export const withCamp = (state: TrexlandsState, seat: Seat, change: (camp: Camp) => Partial<Camp>): TrexlandsState => ({
  ...state,
  camps: state.camps.map((camp) => (camp.seat === seat ? { ...camp, ...change(camp) } : camp)),
});

export const withTerra = (
  state: TrexlandsState,
  id: TerraId,
  change: (terra: Terra) => Partial<Terra>,
): TrexlandsState => ({
  ...state,
  terra: state.terra.map((terra) => (terra.id === id ? { ...terra, ...change(terra) } : terra)),
});

/** Trucks somewhere else; a stack stays one only if both of it go. */
export function sendTo(state: TrexlandsState, ids: readonly PieceId[], at: Truck['at']): TrexlandsState {
  const torn = state.trucks
    .filter(({ id, mate }) => mate !== null && ids.includes(id) !== ids.includes(mate))
    .map(({ id }) => id);
  return withTruck(
    withTruck(state, torn, () => ({ mate: null })),
    ids,
    () => ({ at }),
  );
}

export const combine = (state: TrexlandsState, a: PieceId, b: PieceId): TrexlandsState =>
  withTruck(state, [a, b], ({ id }) => ({ mate: id === a ? b : a }));
/** Stacks with any of these come apart. */
export const takeApart = (state: TrexlandsState, ids: readonly PieceId[]): TrexlandsState => ({
  ...state,
  trucks: state.trucks.map((truck) =>
    truck.mate !== null && (ids.includes(truck.id) || ids.includes(truck.mate)) ? { ...truck, mate: null } : truck,
  ),
});

/** V between a Camp and wherever they come from or go to. */
export const addCoins = (state: TrexlandsState, seat: Seat, coins: number): TrexlandsState =>
  withCamp(state, seat, (camp) => ({ coins: camp.coins + coins }));

/** V out of the bank, or back into it (TX-28, TX-29). */
export const issue = (state: TrexlandsState, coins: number): TrexlandsState => ({
  ...state,
  bank: { ...state.bank, issued: state.bank.issued + coins },
});
export const giveBack = (state: TrexlandsState, coins: number): TrexlandsState => ({
  ...state,
  bank: { ...state.bank, returned: state.bank.returned + coins },
});

/** Out of play (TX-28). */
export const forfeitCard = (state: TrexlandsState, card: CardId): TrexlandsState => ({
  ...state,
  pit: [...state.pit, card],
});

export const inPhase = (state: TrexlandsState, phase: Phase): TrexlandsState => ({ ...state, phase });

export const announce = (state: TrexlandsState, act: Act): TrexlandsState => ({
  ...state,
  agenda: [act, ...state.agenda],
});
export const withoutTop = (state: TrexlandsState): TrexlandsState => ({ ...state, agenda: state.agenda.slice(1) });
/** Nothing more comes about; cards that were announced are spent. */
export const withoutAgenda = (state: TrexlandsState): TrexlandsState => ({
  ...state.agenda.reduce((so, act) => (act.type === 'card' ? forfeitCard(so, act.card) : so), state),
  agenda: [],
});
/** The act that comes about next, changed. */
export const withTop = (state: TrexlandsState, act: Act): TrexlandsState => ({
  ...state,
  agenda: [act, ...state.agenda.slice(1)],
});

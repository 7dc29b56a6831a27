import type { Legal } from '#engine/game.ts';
import type { Choice, InstallAction, TractorPullAction } from './actions.ts';
import { asked } from './asked.ts';
import { spotsOf } from './almanac/items.ts';
import { CLASSES, classOf, type VehicleClass } from './almanac/vehicles.ts';
import { mayPass } from './effects.ts';
import { listedOf } from './ejections.ts';
import { spaceAt } from './field.ts';
import { FACES, isSeat, type Seat } from './ids.ts';
import { NUMBERS } from './numbers.ts';
import { isTaken } from './spots.ts';
import type { TractorPullState } from './state.ts';
import { targetsOf } from './targets.ts';

/** A spin by the seat's own hand, of which there is no list. */
export interface FreeSpin {
  readonly do: 'spin';
  readonly seat: Seat;
}

/** The seat's legal actions now; of spins only the one that is left to chance is in the list. */
export function legal(state: TractorPullState, seat: number): Legal<TractorPullAction, FreeSpin> {
  if (!isSeat(seat) || !asked(state).includes(seat)) return { actions: [], free: [] };
  if (state.queue.length === 0 && state.phase.name === 'spin')
    return { actions: [{ do: 'spin', seat, flick: null }], free: [{ do: 'spin', seat }] };
  return { actions: choicesOf(state, seat), free: [] };
}

/** All choices of a seat that is asked for one; from a view as well as from the position itself. */
export function choicesOf(state: TractorPullState, seat: Seat): readonly Choice[] {
  const { phase, queue, players } = state;
  const [pending] = queue;
  if (pending !== undefined)
    return [
      ...targetsOf(state, pending).map((target) => ({ do: 'resolve', seat, target }) as const),
      ...(mayPass(state) ? [{ do: 'pass', seat } as const] : []),
    ];
  switch (phase.name) {
    case 'faces':
      return FACES.map((face) => ({ do: 'face', seat, face }));
    case 'location':
      return state.unused.flatMap((id) =>
        FACES.map((face) => ({ do: 'location', seat, location: `${id}-${face}` }) as const),
      );
    case 'install':
      return [...installsOf(state, seat), { do: 'done', seat }];
    case 'recruit':
      return state.garage.map(({ id }) => ({ do: 'recruit', seat, pair: id }));
    case 'deploy':
      return rowsOf(known(players[seat].hand).map(classOf)).map((vehicles) => ({ do: 'deploy', seat, vehicles }));
    case 'eject':
      return listedOf(state, seat).map((one) => ({ do: 'eject', seat, space: spaceAt(one) }));
    case 'award':
      return known(phase.drawn).map((item) => ({ do: 'award', seat, item }));
    case 'spin':
    case 'wave':
    case 'reveal':
    case 'pull':
      return [];
  }
}

const known = <C>(cards: readonly (C | null)[]): readonly C[] => cards.flatMap((card) => (card === null ? [] : [card]));

const installsOf = (state: TractorPullState, seat: Seat): readonly InstallAction[] =>
  known(state.players[seat].items).flatMap((item) =>
    spotsOf(item, seat)
      .filter((spot) => !isTaken(state, seat, spot))
      .map((spot) => ({ do: 'install', seat, item, spot }) as const),
  );

/** Every row of cards of this hand, copies of a class told apart by nothing. */
function rowsOf(hand: readonly VehicleClass[]): readonly (readonly VehicleClass[])[] {
  let rows: readonly (readonly VehicleClass[])[] = [[]];
  for (let i = 0; i < NUMBERS.deployed; i += 1)
    rows = rows.flatMap((row) => CLASSES.filter((one) => isLeft(hand, row, one)).map((one) => [...row, one]));
  return rows;
}

const isLeft = (hand: readonly VehicleClass[], row: readonly VehicleClass[], one: VehicleClass): boolean =>
  row.filter((other) => other === one).length < hand.filter((other) => other === one).length;

import { LEVELS } from '../../../../bots/truck-off/levels.ts';
import { NUMBERS } from '../../../../games/truck-off/numbers.ts';
import { EVEN_FIRST_MONEY, STANDARD_OPTIONS, type TruckOffOptions } from '../../../../games/truck-off/options.ts';
import { ok, type Result } from '../../../../sim/result.ts';
import { seatsOf, STANDARD_SEATS, type DraftOfSeats } from '../../../pages/form/players.ts';
import { personAgainst } from '../../../session/opponent.ts';
import type { NewMatch } from '../session/sessionTypes.ts';

/** A new match of Truck Off as the form holds it. */
export interface Draft extends DraftOfSeats {
  readonly options: TruckOffOptions;
  /** Of two players: whether the first one begins with some money, and how much Barry has. */
  readonly evenStart: boolean;
  readonly barryMoney: number;
}

export const STANDARD_DRAFT: Draft = {
  players: 3,
  seats: STANDARD_SEATS,
  options: STANDARD_OPTIONS,
  evenStart: true,
  barryMoney: NUMBERS.two.barryMoney,
};

/** The match of one click: so many players by the rules as they are read. */
export function standardMatch(): NewMatch {
  const { players, seats, options } = STANDARD_DRAFT;
  return { seats: seats.slice(0, players).map((seat) => ({ ...seat, kind: 'person' })), setup: { options } };
}

/** The same of one person against computers: the weakest, unless another level fits. */
export function matchAlone(fits: string | undefined): NewMatch {
  const { seats, setup } = standardMatch();
  return { seats: personAgainst(seats, LEVELS, fits), setup };
}

/** The match that the form describes. Faults: those of `seatsOf`, and of the set-up. */
export function planOf({ options, evenStart, barryMoney, ...draft }: Draft): Result<NewMatch> {
  const seats = seatsOf(draft);
  const agreed = draft.players === 2 ? withMoney(options, evenStart, barryMoney) : options;
  return seats.ok ? ok({ seats: seats.value, setup: { options: agreed } }) : seats;
}

/** An option that is as the rules have it is not worth a word. */
const withMoney = (options: TruckOffOptions, evenStart: boolean, barryMoney: number): TruckOffOptions => ({
  ...options,
  ...(evenStart ? { firstMoney: EVEN_FIRST_MONEY } : {}),
  ...(barryMoney === NUMBERS.two.barryMoney ? {} : { barryMoney }),
});

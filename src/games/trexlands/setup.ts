import { shuffled, type RandomSource } from '#engine/random.ts';
import { seatsWithin } from '#engine/seats.ts';
import { ok, type Result } from '#sim/result.ts';
import { seat as asSeat } from '#sim/ids.ts';
import { advance } from './advance.ts';
import { layBoard } from './board/lay.ts';
import { privateDeckOf } from './cards/ids.ts';
import { firstDeck } from './exchange/lateCards.ts';
import { supply } from './exchange/supply.ts';
import { FLEET, SEATS, xInCity } from './fleet.ts';
import { fleetOf } from './ids.ts';
import { headStartOf } from './headStart.ts';
import { dealCaptains, giveRanks } from './ranking.ts';
import { checkOptions, type TrexlandsOptions } from './options.ts';
import type { Camp, TrexlandsState } from './state.ts';

/** The players' agreement before the first roll. */
export interface TrexlandsSetup {
  readonly options: TrexlandsOptions;
}

/**
 * The position before the ranking rolls, or after the ranks where they are given. Faults: `bad-seats`, `bad-option`.
 */
export function setUp({ options }: TrexlandsSetup, seats: number, random: RandomSource): Result<TrexlandsState> {
  const enough = seatsWithin('Trexlands', SEATS, seats);
  if (!enough.ok) return enough;
  const checked = checkOptions(options, seats);
  if (!checked.ok) return checked;
  const board = layBoard(seats, options, random);
  const camps = Array.from({ length: seats }, (_, i) => campAtStart(i, FLEET.coins + headStartOf(options, i)));
  const empty: TrexlandsState = {
    seats,
    options,
    board,
    terra: board.tiles.map(({ id }) => ({ id, coins: 0, post: null })),
    trucks: camps.flatMap(({ seat }) => fleetOf(seat).map((id) => ({ id, at: 'camp', mate: null }) as const)),
    camps,
    cityX: xInCity({ seats, options }),
    bank: { issued: camps.reduce((sum, { coins }) => sum + coins, 0), returned: 0 },
    publicDeck: shuffled(firstDeck(options), random),
    pit: [],
    rank: [],
    cycle: 0,
    phase: { name: 'ranking' },
    agenda: [],
    reroll: null,
    drought: false,
    conceded: [],
    outcome: null,
  };
  const supplied = supply(empty).state; // TX-47: once at set-up, on all
  const dealt = options.dealtCaptains === true ? dealCaptains(supplied, random) : supplied;
  return ok(options.givenRanks === true ? advance(giveRanks(dealt)).state : dealt);
}

function campAtStart(i: number, coins: number): Camp {
  const seat = asSeat(i);
  return { seat, coins, x: 0, captain: null, cards: [], deck: privateDeckOf(seat), extraX: 0 };
}

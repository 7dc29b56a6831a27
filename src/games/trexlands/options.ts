import type { RuleSets } from '#engine/ruleSets.ts';
import type { TruckFile } from '#engine/truckFile.ts';
import { whyNoTruck } from './ownTruck.ts';
import { HEAD_START } from './headStart.ts';
import type { FreeThrow } from './rolling/throwLimits.ts';
import { fault, ok, type Result } from '#sim/result.ts';

/** Which ties of bids void a card: the highest bids' only (TX-34), or any two equal bids on it. */
export const TIE_RULES = ['highest', 'any'] as const;
export type TieRule = (typeof TIE_RULES)[number];

/** House rules, each with its default. */
export interface TrexlandsOptions {
  /** TX-12: obstacles between, within and at the City as the Terra cards show them; off, every edge is open. */
  readonly obstacles: boolean;
  readonly ties: TieRule;
  /** TX-60: turn cycles after which the match is decided as it stands; null plays on for ever. */
  readonly cycleLimit: number | null;
  /**
   * TX-62: hands also choose how a truck is turned as it is let go, and about which axis it spins; off, both are drawn.
   */
  readonly freeThrow: FreeThrow;
  /** TX-68: how long a window stays open, and the market after a bid, s; null without clocks. */
  readonly clockS: number | null;
  /** An attack that is won with the first MOVE of a turn is followed by another MOVE (data/fleet.json). */
  readonly moveAfterWin?: boolean | undefined;
  /** The last X counts for as many as data/fleet.json says; off, it counts one as every other. */
  readonly lastXMore?: boolean | undefined;
  /** A won attack takes V from the loser's Camp (data/fleet.json); off, only what a card or a Captain says is taken. */
  readonly loot?: boolean | undefined;
  /** TX-58: from Camp on to an own truck; off, only on to a free Terra. */
  readonly ownEntry?: boolean | undefined;
  /** Later ranks begin with more V, and some with a card (data/fleet.json); off, all begin alike. */
  readonly byRank?: boolean | undefined;
  /** Some of the City's borders are shut (data/board.json); off, they are as the Terra cards show them. */
  readonly cityShut?: boolean | undefined;
  /** V that each seat begins with besides: a handicap that everybody agreed on. Left out, nobody has any. */
  readonly headStart?: readonly number[] | undefined;
  /** Ranks are those of the seats' numbers, the first seat's the first; left out, they are rolled for (TX-04). */
  readonly givenRanks?: boolean | undefined;
  /** Every seat is dealt a Captain; left out, each chooses one. */
  readonly dealtCaptains?: boolean | undefined;
  /** X tokens in the City at the start; left out, as many as data/fleet.json says. */
  readonly cityX?: number | undefined;
  /**
   * The turn cycle at whose start Roadblock and Clima are shuffled into the Public Deck; left out, they are in it from
   * the first.
   */
  readonly lateCards?: number | undefined;
  /** All trucks are by these measures; left out, they are as ever. */
  readonly truck?: TruckFile | undefined;
}

export const STANDARD_OPTIONS: TrexlandsOptions = {
  obstacles: true,
  ties: 'highest',
  cycleLimit: 40,
  freeThrow: false,
  clockS: null,
};

/** The house rules that were found by measuring; each was in force before it could be switched off. */
export const TUNED_RULES = ['moveAfterWin', 'lastXMore', 'loot', 'ownEntry', 'byRank', 'cityShut'] as const;
export type TunedRule = (typeof TUNED_RULES)[number];

/** Whether one of them is in force. */
export const inForce = (options: TrexlandsOptions, rule: TunedRule): boolean => options[rule] ?? true;

const tunedRules = (on: boolean): Readonly<Record<TunedRule, boolean>> => ({
  moveAfterWin: on,
  lastXMore: on,
  loot: on,
  ownEntry: on,
  byRank: on,
  cityShut: on,
});

const BY_TEXT: TrexlandsOptions = { ...STANDARD_OPTIONS, ...tunedRules(false), ties: 'any' };

/** A shorter first match for newcomers: by the text but for this, which stands in no other set. */
export const FIRST_OPTIONS = {
  ...BY_TEXT,
  givenRanks: true,
  dealtCaptains: true,
  cityX: 3,
  lateCards: 3,
} as const satisfies TrexlandsOptions;

/** TX-72. */
export const OPTIONS_BY: RuleSets<TrexlandsOptions> = {
  text: BY_TEXT,
  tuned: { ...STANDARD_OPTIONS, ...tunedRules(true) },
  before: STANDARD_OPTIONS,
  first: FIRST_OPTIONS,
};

export const CYCLE_LIMITS = { min: 1, max: 400 } as const;
/** The most are those of the largest table as the rulings began (TX, section 2c). */
export const CITY_X = { min: 1, max: 13 } as const;
/** Cards that are in the Public Deck from the first are not late. */
export const LATE_CARDS = { min: 2, max: CYCLE_LIMITS.max } as const;
/**
 * `usual` is that of TX-31 and TX-43; a shorter one leaves no time to read, a longer one is no clock (house values).
 */
export const CLOCKS_S = { min: 5, usual: 10, max: 300 } as const;

interface Limits {
  readonly min: number;
  readonly max: number;
}

/** House rules that a table of so many seats can play by. Fault: `bad-option`, with the path in a header. */
export function checkOptions(options: TrexlandsOptions, seats: number): Result<TrexlandsOptions> {
  const against =
    whyNot('cycleLimit', options.cycleLimit, CYCLE_LIMITS) ??
    whyNot('clockS', options.clockS, CLOCKS_S) ??
    whyNot('cityX', options.cityX ?? null, CITY_X, '') ??
    whyNot('lateCards', options.lateCards ?? null, LATE_CARDS, '') ??
    whyNoHeadStart(options.headStart, seats) ??
    whyNoTruck(options.truck);
  return against ?? ok(options);
}

function whyNoHeadStart(headStart: readonly number[] | undefined, seats: number): ReturnType<typeof fault> | null {
  if (headStart === undefined || (headStart.length === seats && headStart.every(isHeadStart))) return null;
  return fault(
    'bad-option',
    `The house rule headStart is ${JSON.stringify(headStart)}; expected ${seats} whole numbers from 0 to ${HEAD_START.most}, one for each seat.`,
    '$.options.headStart',
  );
}

const isHeadStart = (coins: number): boolean => Number.isInteger(coins) && coins >= 0 && coins <= HEAD_START.most;

function whyNot(
  name: keyof TrexlandsOptions,
  value: number | null,
  { min, max }: Limits,
  orElse = ', or null',
): ReturnType<typeof fault> | null {
  if (value === null || (Number.isInteger(value) && value >= min && value <= max)) return null;
  return fault(
    'bad-option',
    `The house rule ${name} is ${value}; expected a whole number from ${min} to ${max}${orElse}.`,
    `$.options.${name}`,
  );
}

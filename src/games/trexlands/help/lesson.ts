import { startMatch } from '#engine/match.ts';
import { DEFAULT_SET } from '#engine/ruleSets.ts';
import type { SeatInfo } from '#engine/seats.ts';
import { pieceId, seat as asSeat, type PieceId } from '#sim/ids.ts';
import { ok, type Result } from '#sim/result.ts';
import { TICK_HZ } from '#sim/settings.ts';
import type { Choice } from '../actions.ts';
import { isClima } from '../cards/ids.ts';
import { check } from '../check.ts';
import type { TrexlandsEvent } from '../events.ts';
import { choicesOf } from '../legal.ts';
import { parseCommand } from '../notation.ts';
import { OPTIONS_BY } from '../options.ts';
import type { TrexlandsState, Truck } from '../state.ts';
import { trexlands, type TrexlandsMatch } from '../trexlands.ts';
import { firstTurn } from '../turn.ts';
import { STEP_WORDS, type StepId, type StepWords } from './lessonWords.ts';

/** The two at the table; the rival's answers are prepared. */
export const LEARNER = asSeat(0);
export const RIVAL = asSeat(1);

/** A step of the first lesson: a position, what it is for, and what has to happen. */
export interface LessonStep extends StepWords {
  readonly id: StepId;
  /** The only truck that the learner may MOVE in it; null where any may. */
  readonly truck: PieceId | null;
  /** Of the match: board, decks, and what chance throws. */
  readonly seed: number;
  /** The position at its beginning, of a match that was just set up. */
  prepare(state: TrexlandsState): TrexlandsState;
  /** Lines of the rival, in this order, each as soon as it may; with none left it passes. */
  readonly replies: readonly string[];
  reached(event: TrexlandsEvent): boolean;
  /** An event after which the goal is out of reach. */
  missed(event: TrexlandsEvent): boolean;
}

export type StepVerdict =
  | { readonly state: 'open' }
  | { readonly state: 'passed'; readonly words: string }
  | { readonly state: 'failed'; readonly words: string };

type Places = Readonly<Record<string, Truck['at']>>;

/** The learner is first and holds the WHEEL; trucks stand there, all others in Camp. */
const atTheWheel = (state: TrexlandsState, places: Places): TrexlandsState => {
  const trucks = state.trucks.map((truck) => ({ ...truck, at: places[truck.id] ?? truck.at }));
  return firstTurn({ ...state, trucks, cycle: 1, rank: [LEARNER, RIVAL] }).state;
};

/** The first cards of the market, and no weather among them: that is not what the lesson is about. */
const withoutClima = ({ publicDeck }: TrexlandsState): TrexlandsState['publicDeck'] =>
  publicDeck.filter((card) => card !== null && !isClima(card));

/** The four cards of a market on which nobody has bid. */
const MARKET = ['nitro-1', 'roadblock-1', 'tow-hook-1', 'toll-1'] as const;

/**
 * One board for the whole lesson, with the City along row 3. In its battle chance throws the learner's truck on to its
 * wheels and the rival's not (tests/app/tables/trexlands/teach rolls it).
 */
const BOARD = 53;

const T1 = pieceId('0-T1');

const wheelGone = ({ type }: TrexlandsEvent): boolean => type === 'turn-ended';

const BY_ID: Readonly<Record<StepId, Omit<LessonStep, keyof StepWords | 'id'>>> = {
  'lesson-score': {
    truck: T1,
    seed: BOARD,
    prepare: (state) => atTheWheel(state, { '0-T1': 'b3', '1-T1': 'd2' }),
    replies: [],
    reached: (event) => event.type === 'scored' && event.seat === LEARNER,
    missed: wheelGone,
  },
  'lesson-battle': {
    truck: T1,
    seed: BOARD,
    prepare: (state) => atTheWheel(state, { '0-T1': 'b2', '1-T1': 'b3' }),
    replies: [],
    reached: (event) => event.type === 'attack-won' && event.attacker === LEARNER,
    missed: wheelGone,
  },
  'lesson-market': {
    truck: null,
    seed: BOARD,
    prepare: (state) => ({
      ...atTheWheel(state, { '0-T1': 'a1', '1-T1': 'd1' }),
      publicDeck: state.publicDeck.filter((card) => !MARKET.some((id) => id === card)),
      phase: {
        name: 'market',
        market: MARKET.map((card) => ({ card, bids: [0, 0] })),
        bidder: LEARNER,
        passed: [],
        awarded: null,
      },
    }),
    replies: ['bid 1 2'],
    reached: (event) => event.type === 'awarded' && event.seat === LEARNER,
    missed: ({ type }) => type === 'arena-opened',
  },
  'lesson-bluff': {
    truck: null,
    seed: BOARD,
    prepare: (state) => ({
      ...atTheWheel(state, { '0-T1': 'a1', '1-T1': 'd1' }),
      phase: { name: 'arena', cards: [], placing: LEARNER, ready: [] },
    }),
    replies: [],
    reached: (event) => event.type === 'revealed' && event.seat === LEARNER && event.how === 'bluff',
    missed: ({ type }) => type === 'exchange-closed',
  },
  'lesson-cycle': {
    truck: null,
    seed: BOARD,
    prepare: (state) => ({ ...atTheWheel(state, {}), publicDeck: withoutClima(state) }),
    replies: ['move camp T1 r3 d1', 'move camp T1 r3 c1', 'bid 1 1'],
    reached: ({ type }) => type === 'exchange-closed',
    missed: () => false,
  },
};

/** The first lesson, in order: the goal first, one thing at a time. */
export const LESSON: readonly LessonStep[] = STEP_WORDS.map((words) => ({ ...words, ...BY_ID[words.id] }));

/** Obstacles would be one thing more. */
const OPTIONS = { ...OPTIONS_BY[DEFAULT_SET], obstacles: false };

/** The match that the step begins with: a position as it can come about, without the way to it. */
export function prepared(step: LessonStep, seats: readonly SeatInfo[], build: string): Result<TrexlandsMatch> {
  const plan = { build, tickHz: TICK_HZ, seed: step.seed, seats, rules: DEFAULT_SET, setup: { options: OPTIONS } };
  const started = startMatch(trexlands, plan);
  return started.ok ? ok({ ...started.value, state: step.prepare(started.value.state) }) : started;
}

export function judge({ reached, missed, well, otherwise }: LessonStep, { log }: TrexlandsMatch): StepVerdict {
  const events = log.flatMap((entry) => entry.events);
  if (events.some(reached)) return { state: 'passed', words: well };
  return events.some(missed) ? { state: 'failed', words: otherwise } : { state: 'open' };
}

/** The rival's answer now, by the rules: the next thing that it has to say, or nothing more than it must. */
export function replyOf({ replies }: LessonStep, { state, log }: TrexlandsMatch): Choice | null {
  const done = log.flatMap(({ action }) => (action.do === 'roll' || action.do === 'time' ? [] : [action]));
  const left = replies.flatMap((line) => {
    const command = parseCommand(line, RIVAL);
    return command.ok && command.value.do !== 'roll' ? [command.value] : [];
  });
  const said = new Set(done.filter(({ seat }) => seat === RIVAL).map(({ do: what }) => what));
  const next = left.find((choice) => !said.has(choice.do) && check(state, choice).ok);
  const choices = choicesOf(state, RIVAL);
  return next ?? choices.find(({ do: what }) => what === 'pass' || what === 'ready') ?? choices[0] ?? null;
}

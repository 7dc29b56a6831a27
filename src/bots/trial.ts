import type { GameTypes } from '#engine/game.ts';
import { startMatch, type Match, type MatchHeader, type MatchPlan } from '#engine/match.ts';
import { MATCH_FORMAT, MATCH_VERSION } from '#engine/matchFile/format.ts';
import type { MatchFiles } from '#engine/matchFile/matchFiles.ts';
import type { Counts } from '#engine/module/odds.ts';
import type { RecordedAction } from '#engine/replay.ts';
import { UNNAMED_SET } from '#engine/ruleSets.ts';
import type { SeatInfo, SeatRange } from '#engine/seats.ts';
import type { Steadiness } from '#sim/hand/steadiness.ts';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { atOnce } from '#sim/ticking.ts';
import type { Auction } from './auction.ts';
import type { Bots } from './bots.ts';
import { ordersOf, type OrderOf } from './orders.ts';
import { changesOf, Leads, type Leader } from './leads.ts';
import type { Measure, MeasureTold } from './measure.ts';
import { playing } from './playing.ts';
import type { Step } from './withoutTable.ts';

/** A match of bots, as an experiment asks for it. Plain data, so that it can be sent to a worker. */
export interface Trial {
  /** A level a seat. */
  readonly levels: readonly string[];
  /** 0 to 2^32 - 1. */
  readonly seed: number;
  /** That of every hand. */
  readonly steadiness: Steadiness;
}

/** The figure that counts how often the lead went from one seat to another, in games that tell who leads. */
const LEAD_CHANGES = 'changes of lead';

/** The figure that counts wins of the seat that began, in games that count it. */
export const WON_BY_STARTER = 'won by who began';

/** A match of bots as it is counted. Whole numbers only, so that sums are the same in any order. */
export interface Counted {
  /** Seats; several for a shared win, none where a match came to no end, or something that is no seat has won. */
  readonly winners: readonly number[];
  /** Seats that came first of the players where none of them has won; left out where one has, or there is no end. */
  readonly firsts?: readonly number[];
  /** In the game's own unit. */
  readonly length: number;
  /** Things of the game's own that were seen so often. */
  readonly figures: Counts;
  /** The seat that made the first move; null where there was none. */
  readonly began: number | null;
  /** The leader after each unit of the match's length, while it went on; empty where nobody tells. */
  readonly leads: readonly Leader[];
  /** In their order. */
  readonly auctions: readonly Auction[];
}

/** Plays a trial to its end. Faults: those of the plan and of a hand, which are bugs of the bots. */
export type PlayTrial = (physics: Physics, trial: Trial) => Result<Counted>;

/** Trials of one kind. */
export interface Trials {
  /** The weakest first. */
  readonly levels: readonly string[];
  /** That a level may be named with, each after a `+`; of experiments alone. */
  readonly habits: readonly string[];
  /** Whether a seat may be played so: by a level, or by one with habits. */
  readonly knows: (level: string) => boolean;
  /**
   * Matches of so many seats by these rules: keys of the set-up in the game's match file; the usual ones where a key is
   * left out. Seats: the game's fewest where they are left out. `measure`: counted besides. Faults: those of the file,
   * with the place.
   */
  readonly by: (rules: object, seats?: number, measure?: string) => Result<PlayTrial>;
}

/** The bots of a game as the rooms above know them. */
export interface TrialsOfGame {
  readonly seats: SeatRange;
  /** The unit of a match's length, a word of the game's. */
  readonly unit: string;
  /** As people play, by hand. */
  readonly thrown: Trials;
  /** Rolls are drawn from the published odds instead: many matches a second. Null where nothing is rolled. */
  readonly odds: Trials | null;
  /** Outlines seen from above tell what a hand does, without a table. Null where outlines do not tell. */
  readonly outlines: Trials | null;
  /** Questions of the game's own that a job may ask; left out for none. */
  readonly measures?: readonly MeasureTold[];
  /** For rooms in which a computer has a seat. */
  readonly orderOf: OrderOf;
}

/** The parts of a game's that experiments need. */
export interface Experimental<T extends GameTypes, M, R extends RecordedAction<T>> {
  readonly bots: Bots<T, M>;
  readonly files: Pick<MatchFiles<T, R>, 'matchOf' | 'orders'>;
  /** Keys of the set-up in a match file: those of a usual match. */
  readonly usual: object;
  readonly unit: string;
  readonly lengthOf: (state: T['state']) => number;
  readonly beganOf: (state: T['state']) => number | null;
  /** Left out: those of the game's result. */
  readonly winnersOf?: (state: T['state']) => readonly number[];
  /** The seats that came first of the players, whoever has won. Left out where only a seat can win a match. */
  readonly firstsOf?: (state: T['state']) => readonly number[];
  readonly figuresOf: (match: Match<T>) => Counts;
  /** Left out where nobody asks who leads. */
  readonly leaderOf?: (state: T['state']) => Leader;
  /** Left out where nothing is auctioned. */
  readonly auctionsOf?: (events: readonly T['event'][]) => readonly Auction[];
  /** Left out for none. */
  readonly measures?: readonly Measure<T>[];
  /** A match that goes on after so many actions has come to no end. */
  readonly mostActions: number;
  /** Left out where nothing is rolled. */
  readonly odds?: WithoutTable<T>;
  /** Left out where outlines do not tell what a hand does. */
  readonly outlines?: WithoutTable<T>;
  /** Parts that were others before sets of rules had names, as old jobs keep their answers; left out for none. */
  readonly before?: Partial<Pick<Experimental<T, M, R>, 'bots' | 'odds' | 'outlines' | 'winnersOf'>>;
}

/** Matches without a table. `figures`: counted of the events, as `figuresOf` counts a match. */
export interface WithoutTable<T extends GameTypes> extends Pick<Trials, 'habits' | 'knows'> {
  readonly play: (plan: MatchPlan<T>, levels: readonly string[], onStep: (step: Step<T>) => void) => Result<T['state']>;
  readonly figuresOf: (events: readonly T['event'][], state: T['state']) => Counts;
}

/** Trials of a game's bots. */
export function trialsOf<T extends GameTypes, M, R extends RecordedAction<T>>(
  parts: Experimental<T, M, R>,
): TrialsOfGame {
  const { bots, unit, before, measures = [] } = parts;
  const { levels } = bots;
  const trials = (
    { habits, knows }: Pick<Trials, 'habits' | 'knows'>,
    play: (
      by: Experimental<T, M, R>,
      physics: Physics,
      plan: MatchPlan<T>,
      levels: readonly string[],
      measure: Measure<T> | undefined,
    ) => Result<Counted>,
  ): Trials => ({
    levels,
    habits,
    knows,
    by: (rules, seats = bots.game.seats.min, asked = undefined) => {
      const header = headerBy(parts, rules, seats);
      if (!header.ok) return header;
      const by = header.value.rules === UNNAMED_SET ? { ...parts, ...before } : parts;
      const measure = measures.find(({ id }) => id === asked);
      return ok((physics, trial) => play(by, physics, planOf(physics, header.value, trial), trial.levels, measure));
    },
  });
  const without = (way: 'odds' | 'outlines'): Trials | null => {
    const usual = parts[way];
    if (usual === undefined) return null;
    return trials(usual, (by, _, ...asked) => playedWithout(by, by[way] ?? usual, ...asked));
  };
  return {
    seats: bots.game.seats,
    unit,
    thrown: trials({ habits: [], knows: (level) => levels.includes(level) }, played),
    odds: without('odds'),
    outlines: without('outlines'),
    measures,
    orderOf: ordersOf(bots, parts.files.orders),
  };
}

const planOf = <T extends GameTypes>(
  physics: Physics,
  { rules, setup }: Pick<MatchHeader<T>, 'rules' | 'setup'>,
  { levels, seed, steadiness }: Trial,
): MatchPlan<T> => ({ build: physics.build, tickHz: TICK_HZ, seed, seats: seatsOf(levels, steadiness), rules, setup });

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The usual keys with these over them; one house rule leaves the others as usual, or as the named set has them. */
function over(usual: object, rules: object): object {
  if ('rules' in rules) return { ...usual, options: {}, ...rules };
  const [under, own] = [usual, rules].map((keys) => ('options' in keys ? keys.options : undefined));
  const options = isRecord(under) && isRecord(own) ? { options: { ...under, ...own } } : {};
  return { ...usual, ...rules, ...options };
}

/** The header of a match file with these keys of the set-up; seats and seed are those of no match. */
function headerBy<T extends GameTypes, M, R extends RecordedAction<T>>(
  { bots, files, usual }: Experimental<T, M, R>,
  rules: object,
  seats: number,
): Result<MatchHeader<T>> {
  const { id, rulesVersion } = bots.game;
  const read = files.matchOf(
    {
      ...('format' in rules ? rules : over(usual, rules)), // a match file leaves nothing out
      format: MATCH_FORMAT,
      version: MATCH_VERSION,
      game: id,
      rulesVersion,
      build: 'any',
      tickHz: TICK_HZ,
      seed: 0,
      seats: seatsOf(
        Array.from({ length: seats }, () => bots.levels[0] ?? ''),
        'usual',
      ),
      log: [],
    },
    null,
  );
  if (!read.ok) return read;
  const { header } = read.value;
  const started = startMatch(bots.game, header); // house rules that no match of so many seats has
  return started.ok ? ok(header) : started;
}

function played<T extends GameTypes, M, R extends RecordedAction<T>>(
  parts: Experimental<T, M, R>,
  physics: Physics,
  plan: MatchPlan<T>,
  levels: readonly string[],
  measure: Measure<T> | undefined,
): Result<Counted> {
  const { bots, mostActions, figuresOf } = parts;
  const ended = atOnce(playing(bots, physics, plan, levels, mostActions));
  if (!ended.ok) return ended;
  const { match } = ended.value;
  const course = new Course(parts, measure);
  const after = [...match.log.slice(1).map(({ before }) => before.state), match.state];
  for (const [i, { before, action, events }] of match.log.entries())
    course.note({ before: before.state, action, events, state: after[i] });
  return ok(course.counted(match.state, figuresOf(match)));
}

function playedWithout<T extends GameTypes, M, R extends RecordedAction<T>>(
  parts: Experimental<T, M, R>,
  { play, figuresOf }: WithoutTable<T>,
  plan: MatchPlan<T>,
  levels: readonly string[],
  measure: Measure<T> | undefined,
): Result<Counted> {
  const course = new Course(parts, measure);
  const ended = play(plan, levels, (step) => course.note(step));
  return ended.ok ? ok(course.counted(ended.value, figuresOf(course.events, ended.value))) : ended;
}

/** The course of a match, however it is played. */
class Course<T extends GameTypes, M, R extends RecordedAction<T>> {
  readonly events: T['event'][] = [];
  /** Kept where they are asked for: a match has thousands of positions. */
  private readonly steps: Step<T>[] = [];
  private readonly leads: Leads<T['state']> | null;

  constructor(
    private readonly parts: Experimental<T, M, R>,
    private readonly measure: Measure<T> | undefined,
  ) {
    const { leaderOf, lengthOf } = parts;
    this.leads = leaderOf === undefined ? null : new Leads({ lengthOf, leaderOf });
  }

  /** Takes every action. */
  note(step: Step<T>): void {
    this.leads?.note(step.before);
    this.events.push(...step.events);
    if (this.measure !== undefined) this.steps.push(step);
  }

  counted(state: T['state'], figures: Counts): Counted {
    const { lengthOf, beganOf, auctionsOf } = this.parts;
    const { leads, measure } = this;
    const changes = leads === null ? {} : { [LEAD_CHANGES]: changesOf(leads.after) };
    return {
      ...this.wonIn(state),
      length: lengthOf(state),
      figures: { ...figures, ...changes, ...measure?.countsOf(this.steps, state) },
      began: beganOf(state),
      leads: leads?.after ?? [],
      auctions: auctionsOf?.(this.events) ?? [],
    };
  }

  private wonIn(state: T['state']): Pick<Counted, 'winners' | 'firsts'> {
    const { bots, winnersOf, firstsOf } = this.parts;
    const result = bots.game.result(state);
    const winners = winnersOf?.(state) ?? result?.winners ?? [];
    return firstsOf === undefined || result === null || winners.length > 0
      ? { winners }
      : { winners, firsts: firstsOf(state) };
  }
}

const seatsOf = (levels: readonly string[], steadiness: Steadiness): readonly SeatInfo[] =>
  levels.map((level, seat) => ({ name: `${level} ${seat + 1}`, colour: seat, kind: 'bot', level, steadiness }));

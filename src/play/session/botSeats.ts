import type { Thought } from '#bots/bot.ts';
import type { GameTypes } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import { isWhole } from '#engine/seen.ts';
import type { Result } from '#sim/result.ts';
import type { SessionCore } from './core.ts';
import type { Outcome } from './outcome.ts';
import type { BotPace } from '../settings/paces.ts';
import type { BotsTold, MatchState } from './state.ts';
import { LateFault } from '../offThread/lateFault.ts';

/** Between what came before and a bot's move, s, so that one follows the other with the eye (house values). */
const BREATH_S: Readonly<Record<BotPace, number>> = { watch: 0.7, fast: 0.2, 'at-once': 0 };

/** How much quicker than a person's hand it is seen; at once is not seen at all. */
const RATE: Readonly<Record<BotPace, number>> = { watch: 1, fast: 3, 'at-once': 1 };

/** Before a bot has been asked. */
export const NO_BOTS: BotsTold = { seat: null, paused: false, pace: 'watch', last: null, failed: false };

/** The part of a game's session that lets bots play. `M`: a move of the game's bots. */
export interface BotsHere<T extends GameTypes, M> {
  /** The next move of the bot at this seat, thought out off the page's thread. */
  think(match: Match<T>, seat: number, signal: AbortSignal): Promise<Result<Thought<M>>>;
  /** Whether everything that was played has been seen. */
  isSeen(): boolean;
  /** Begins the move by the bot's own hand; everything comes to rest in this call where `atOnce`. */
  move(move: M, atOnce: boolean): Outcome;
  /** Whether nothing of it is seen, so that nobody has to wait for it. Left out where every move is seen. */
  isQuiet?(match: Match<T>, move: M): boolean;
  /** Shows a move that is about to be made; false where there is nothing to be seen of it. */
  reach(move: M): unknown;
  /** Whether its reason may be asked: it would not tell a secret. Left out where there are none. */
  mayTellWhy?(match: Match<T>, move: M): boolean;
}

type MoveTold = NonNullable<BotsTold['last']>;
type Around = MatchState<GameTypes>['match'];

interface Thinking<T extends GameTypes, M> {
  readonly match: Match<T>;
  readonly seat: number;
  readonly stop: AbortController;
  readonly thought: Thought<M> | null;
}

/** Plays for the seats of bots: one thought for each position, then its move in sight of everybody. */
export class BotSeats<T extends GameTypes, S extends MatchState<T>, M> {
  private thinking: Thinking<T, M> | null = null;
  private waitedS = 0;
  private reached = false;

  constructor(
    private readonly core: SessionCore<T, S>,
    private readonly here: BotsHere<T, M>,
  ) {
    core.store.subscribe(({ match }, was) => {
      const { last } = this.told;
      if (match === was.match) return;
      if (match?.header !== was.match?.header) this.beginAnew();
      else if (last !== null && isGone(last, match, was.match)) this.tell({ last: null });
    });
  }

  get told(): BotsTold {
    return this.core.state.bots ?? NO_BOTS;
  }

  /** How much quicker time passes for the action under way. */
  get rate(): number {
    return this.core.runner.underWay !== null && this.core.askedOf('bot') !== null ? RATE[this.told.pace] : 1;
  }

  pause(paused: boolean): Outcome {
    this.forget();
    return this.tell({ paused, failed: false });
  }

  setPace(pace: BotPace): Outcome {
    return this.tell({ pace });
  }

  /** Real time passes. Returns whether a bot waits for more of it. */
  advance(seconds: number): boolean {
    const seat = this.core.askedOf('bot');
    if (seat !== this.told.seat) this.tell({ seat });
    const { match } = this.core.state;
    if (seat === null || match === null || !isWhole(match) || this.told.paused || this.told.failed) {
      this.forget();
      return false;
    }
    if (this.core.runner.underWay !== null) return false; // its hand is on the table
    if (this.thinking?.match !== match || this.thinking.seat !== seat) this.begin(match, seat);
    const thought = this.thinking?.thought ?? null;
    const quiet = thought !== null && this.here.isQuiet?.(match, thought.move) === true;
    if (!quiet && !this.isTime(seconds)) return true;
    if (thought === null) return false; // the thought itself wakes the table
    if (quiet || !this.reaches(thought.move)) this.carryOut(match, seat, thought, quiet);
    return true;
  }

  /** Whether what came before has been seen, and a breath was taken. */
  private isTime(seconds: number): boolean {
    if (!this.here.isSeen()) return false;
    this.waitedS += seconds;
    return this.waitedS >= BREATH_S[this.told.pace];
  }

  /** Whether the move is only shown as yet: for another breath. */
  private reaches(move: M): boolean {
    if (this.reached || this.told.pace === 'at-once' || this.here.reach(move) === false) return false;
    this.reached = true;
    this.waitedS = 0;
    return true;
  }

  private begin(match: Match<T>, seat: number): void {
    this.forget();
    const stop = new AbortController();
    this.thinking = { match, seat, stop, thought: null };
    this.here.think(match, seat, stop.signal).then(
      (thought) => (thought.ok ? this.hear(stop, thought.value) : this.fail(stop, null)),
      (error: unknown) => this.fail(stop, error instanceof LateFault ? error.message : null),
    );
  }

  private hear(stop: AbortController, thought: Thought<M>): void {
    if (this.thinking?.stop !== stop) return; // the match has gone on without it
    this.thinking = { ...this.thinking, thought };
    this.tell({ failed: false });
  }

  /** A part of the page may be missing: `why` says so. */
  private fail(stop: AbortController, why: string | null): void {
    if (this.thinking?.stop === stop) this.tell({ failed: true, why });
  }

  private carryOut(match: Match<T>, seat: number, { move, reason }: Thought<M>, quiet: boolean): void {
    this.forget();
    const tellsWhy = !quiet && this.here.mayTellWhy?.(match, move) !== false;
    const moved = this.core.actFor('bot', () => this.here.move(move, this.told.pace === 'at-once'));
    if (!moved.ok) this.tell({ failed: true });
    else if (tellsWhy) this.tell({ last: { seat, entry: match.log.length, reason } });
  }

  /** Another match: only the pace is a wish for all of them. */
  private beginAnew(): void {
    this.forget();
    const { paused, failed, last } = this.told;
    if (paused || failed || last !== null) this.tell({ paused: false, failed: false, last: null });
  }

  private forget(): void {
    this.thinking?.stop.abort();
    this.thinking = null;
    this.waitedS = 0;
    this.reached = false;
  }

  private tell(patch: Partial<BotsTold>): Outcome {
    return this.core.tell({ bots: { ...this.told, ...patch } });
  }
}

/** Whether the move is none of this match any more: it was taken back, or another seat has moved instead. */
function isGone({ seat, entry }: MoveTold, match: Around, was: Around): boolean {
  const { log = [] } = match ?? {};
  return entry < log.length ? log[entry]?.seat !== seat : log.length < (was?.log.length ?? 0);
}

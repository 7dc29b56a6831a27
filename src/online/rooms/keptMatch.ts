import type { GameTypes, MatchResult } from '#engine/game.ts';
import { startMatch, type Match } from '#engine/match.ts';
import type { MatchJson } from '#engine/matchFile/matchForm.ts';
import type { AnyParts, GameParts } from '#engine/module/parts.ts';
import { checkAction, play } from '#engine/play.ts';
import { seedFor, seedRandom, type Seed } from '#engine/random.ts';
import type { RecordedAction } from '#engine/replay.ts';
import { entrySeenBy, seenBy } from '#engine/seen.ts';
import { undone } from '#play/session/matchHere.ts';
import type { UndoRequested } from '#play/session/master.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import type { Simulated, ToThink, Wanted } from './simulator.ts';

/** An order that the rules let a seat give now. */
export interface CheckedOrder {
  /** As it is stored: read, and written again. */
  readonly order: object;
  /** Has to be performed first; null where nothing is. */
  readonly wanted: Wanted | null;
  /** It is the seat's part of an action for which parts of other seats are still to come. */
  readonly waits: boolean;
}

/** A seat's part of an action that several seats give together. */
export interface Part {
  readonly seat: number;
  readonly order: object;
}

/** The position, as a seat may see it; plain JSON. */
export interface SeenNow {
  readonly state: unknown;
  /** Seeds what a hand of this seat draws for the next action; a spectator has none. */
  readonly hand: number | null;
}

/** One entry of the log, and the position after it. */
export interface SeenStep extends SeenNow {
  /** `SeenEntry` of the engine, its action as an order, and without the position before it. */
  readonly entry: object;
}

/** The first look at a match. */
export interface SeenStart extends SeenNow {
  readonly header: object;
}

/**
 * A match as its room keeps it: a value, of a game that only it knows. It speaks JSON, tells each seat no more than
 * that may see, and believes nothing that was not played by the rules.
 */
export interface KeptMatch {
  readonly game: string;
  readonly asked: readonly number[];
  readonly result: MatchResult | null;
  readonly undo: Match<GameTypes>['undo'];
  /** How many actions it has, and the hash of the position after them; null before the first. */
  readonly length: number;
  readonly hash: string | null;
  /** The seats that give parts of one action now. */
  readonly joint: readonly number[];
  /** Whether somebody may not see the last action. */
  readonly isLastSecret: boolean;
  /** How long the position has by the clock that its rules tell of, ms; null where none runs. */
  readonly clockMs: number | null;
  /**
   * The turn of a computer that the match waits for; null for none. `standIns`: persons’ seats that one plays for. Of
   * an action of several seats persons give their parts first.
   */
  toThink(standIns: readonly number[], parts?: readonly Part[]): ToThink | null;
  /**
   * Whether the seat (null: whoever keeps the clock) may give the order, so many ms after the position came to be:
   * cheap, nothing is performed. `parts` of an action that several seats give; it waits for those of `others`. Faults:
   * `given`, those of orders, seats and rules.
   */
  check(
    seat: number | null,
    order: unknown,
    elapsedMs: number,
    parts?: readonly Part[],
    others?: readonly number[],
  ): Result<CheckedOrder>;
  /** The order by which time is over. Throws where no clock runs. */
  timeOver(elapsedMs: number): object;
  /** The match after an order that was checked. Fault `hash-differs`: it is not the one that was stored. */
  after(order: object, simulated: Simulated | null): Result<KeptMatch>;
  /** The match after a wish about taking back. */
  afterUndo(seat: number, request: UndoRequested): Result<KeptMatch>;
  /** The same position once more; chance goes on from that seed, or, null, as it did before. */
  again(seed: Seed | null): KeptMatch;
  start(viewer: number | null): SeenStart;
  now(viewer: number | null): SeenNow;
  /** The last action, as a seat (null: a spectator) may see it. */
  step(viewer: number | null): SeenStep;
  /** The match file: everything, the seed too. */
  file(): object;
}

const isIn = (parts: readonly Part[], seat: number): boolean => parts.some((part) => part.seat === seat);

/** Things that games draw are numbered from 0 on: under this number no table draws anything. */
const OF_HANDS = -1;

/** The match before its first action, by a match file without any. `seed`: the file's own is not asked for. */
export const keptMatch = (parts: AnyParts, head: MatchJson, build: string, seed: Seed): Result<KeptMatch> =>
  parts((own): Result<KeptMatch> => {
    const read = own.files.matchOf({ ...head, seed, log: [] }, build);
    if (!read.ok) return read;
    const started = startMatch(own.game, read.value.header);
    return started.ok ? ok(new Kept(own, started.value)) : started;
  });

class Kept<T extends GameTypes, R extends RecordedAction<T>> implements KeptMatch {
  constructor(
    private readonly parts: GameParts<T, R>,
    private readonly match: Match<T>,
  ) {}

  get game(): string {
    return this.parts.game.id;
  }

  get asked(): readonly number[] {
    return this.parts.game.asked(this.match.state);
  }

  get result(): MatchResult | null {
    return this.parts.game.result(this.match.state);
  }

  get undo(): Match<T>['undo'] {
    return this.match.undo;
  }

  get length(): number {
    return this.match.log.length;
  }

  get hash(): string | null {
    return this.match.log.at(-1)?.hash ?? null;
  }

  get joint(): readonly number[] {
    return this.result === null ? (this.parts.game.joint?.seats(this.match.state) ?? []) : [];
  }

  get isLastSecret(): boolean {
    const last = this.match.log.at(-1);
    return last !== undefined && entrySeenBy(this.parts.game, last, null).action === null;
  }

  get clockMs(): number | null {
    const { state, undo } = this.match;
    return undo === null && this.result === null ? (this.parts.game.clock?.leftMs(state) ?? null) : null;
  }

  toThink(standIns: readonly number[], parts: readonly Part[] = []): ToThink | null {
    const { header, state, random, log, undo } = this.match;
    const isPlayed = (asked: number): boolean => header.seats[asked]?.kind === 'bot' || standIns.includes(asked);
    const seat = this.asked.find(isPlayed);
    const isAwaited = (joint: number): boolean => !isPlayed(joint) && !isIn(parts, joint);
    if (seat === undefined || undo !== null || this.joint.some(isAwaited)) return null;
    return { game: this.game, seat, match: { header, state, random, log: { length: log.length } } };
  }

  timeOver(elapsedMs: number): object {
    const { game, files } = this.parts;
    if (game.clock === undefined) throw new Error(`the rules of ${game.id} tell of no clock`);
    return files.orders.makeOrder(game.clock.over(elapsedMs));
  }

  check(
    seat: number | null,
    order: unknown,
    elapsedMs: number,
    parts: readonly Part[] = [],
    others: readonly number[] = [],
  ): Result<CheckedOrder> {
    const { game, files } = this.parts;
    const { state, random, undo } = this.match;
    const own = files.orders.readOrder(order);
    if (!own.ok) return own;
    const { joint } = this;
    const isPart = seat !== null && joint.length > 0 && game.isPhysical(own.value);
    const read = isPart ? this.joined(seat, own.value, parts) : own;
    if (!read.ok) return read;
    const waits = isPart && joint.some((one) => one !== seat && others.includes(one) && !isIn(parts, one));
    const owner = game.seatOf(state, read.value);
    if (owner !== null && owner !== seat)
      return fault('not-yours', `This is for seat ${owner} to do, not for seat ${seat}.`);
    const { clockMs } = this;
    const timed = clockMs === null ? read.value : (game.clock?.timed(read.value, elapsedMs) ?? read.value);
    // a walk may have begun before the wish: whoever is asked and plays on has refused it
    const isAsked = seat !== null && undo?.waitingFor.includes(seat) === true;
    const checked = checkAction(game, { state, undo: isAsked ? null : undo }, timed);
    if (!checked.ok) return checked;
    const written = files.orders.makeOrder(waits ? own.value : checked.value);
    const isPerformed = game.isPhysical(checked.value) && !waits;
    const wanted = isPerformed ? { game: game.id, state, order: written, random } : null;
    return ok({ order: written, wanted, waits });
  }

  /** The action with the seat's part and those before it. */
  private joined(seat: number, own: T['action'], parts: readonly Part[]): Result<T['action']> {
    const { game, files } = this.parts;
    if (isIn(parts, seat)) return fault('given', 'Your part is given: the others are still to give theirs.');
    if (!this.joint.includes(seat)) return fault('not-yours', `This is for seats ${this.joint.join(', ')} to do.`);
    const given = parts.map(({ order }) => files.orders.readOrder(order));
    const others = given.map((part) => {
      if (!part.ok) throw new Error(part.fault.message);
      return part.value;
    });
    return game.joint?.join(this.match.state, others, seat, own) ?? ok(own);
  }

  after(order: object, simulated: Simulated | null): Result<KeptMatch> {
    const { game, files } = this.parts;
    const action = files.orders.readOrder(order);
    if (!action.ok) return action;
    const performed = (simulated?.performed ?? null) as T['performed'] | null;
    const played = play(game, { ...this.match, undo: null }, action.value, performed);
    return played.ok ? ok(new Kept(this.parts, played.value)) : played;
  }

  afterUndo(seat: number, request: UndoRequested): Result<KeptMatch> {
    const by = request.do === 'answer' ? request.seat : request.by;
    if (by !== seat) return fault('not-yours', `This is for seat ${by} to say, not for seat ${seat}.`);
    const { game } = this.parts;
    const next = undone(game, this.match, request);
    return next.ok ? ok(new Kept(this.parts, next.value)) : next;
  }

  again(seed: Seed | null): KeptMatch {
    const { match } = this;
    return new Kept(this.parts, { ...match, undo: null, ...(seed === null ? {} : { random: seedRandom(seed) }) });
  }

  start(viewer: number | null): SeenStart {
    return { header: seenBy(this.parts.game, this.match, viewer).header, ...this.now(viewer) };
  }

  now(viewer: number | null): SeenNow {
    return { state: this.parts.game.view(this.match.state, viewer), hand: this.hand(viewer) };
  }

  step(viewer: number | null): SeenStep {
    const { game, files } = this.parts;
    const last = this.match.log.at(-1);
    if (last === undefined) throw new Error('no action has been played');
    const { before: _, action, ...open } = entrySeenBy(game, last, viewer);
    const entry = { ...open, action: action === null ? null : files.orders.makeOrder(action) };
    return { entry, ...this.now(viewer) };
  }

  file(): object {
    const { makeMatch, recordMatch } = this.parts.files;
    return JSON.parse(makeMatch(recordMatch(this.match))) as object;
  }

  /** A seed of its own, which tells nothing else. */
  private hand(viewer: number | null): number | null {
    const { random, log } = this.match;
    return viewer === null ? null : seedFor(random, OF_HANDS, log.length);
  }
}

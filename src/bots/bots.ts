import type { Game, GameTypes } from '#engine/game.ts';
import type { Match, MatchHeader } from '#engine/match.ts';
import type { Steadiness } from '#sim/hand/steadiness.ts';
import type { Physics } from '#sim/physics.ts';
import type { Result } from '#sim/result.ts';
import type { Ticking } from '#sim/ticking.ts';
import type { Seen, Thinking, Thought } from './bot.ts';

/** A table in a bot's head: it knows the surface, and how its own hand trembles, though not how it will tremble now. */
export interface Imagined {
  readonly physics: Physics;
  readonly steadiness: Steadiness;
}

/** A move as an action of the match, and what the table answered; null where no hand was on it. */
export interface Done<T extends GameTypes> {
  readonly action: T['action'];
  readonly performed: T['performed'] | null;
}

/** A match before a bot's move: as much of it as its hand and its chance follow from. */
export interface BeforeMove<T extends GameTypes> extends Pick<Match<T>, 'header' | 'state' | 'random'> {
  readonly log: { readonly length: number };
}

/** The bots of a game. `M`: a move, as a person would order it of the seat's hand. */
export interface Bots<T extends GameTypes, M> {
  readonly game: Game<T>;
  /** The weakest first. */
  readonly levels: readonly string[];
  /** The next move of a seat that the match asks. The same view, level and chance: the same move. */
  think(level: string, imagined: Imagined, seen: Seen<T['state']>): Thinking<Thought<M>>;
  /** Carries a move out, tick by tick, by the seat's own hand, as a person's order is. Faults: those of the hand. */
  carryingOut(physics: Physics, match: BeforeMove<T>, move: M): Ticking<Result<Done<T>>>;
  /** The handicap of a seat's hand. */
  steadinessIn(header: MatchHeader<T>, seat: number): Steadiness;
}

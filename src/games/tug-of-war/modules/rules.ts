import type { Fault } from '#sim/result.ts';
import type { Aim, Pair, Seat, Strength, TowerOption } from '../ids.ts';
import type { LetterList, TugOfWarOptions } from '../options.ts';
import type { Reward } from '../rewards.ts';
import type { RuleSet } from '../sets.ts';

/** The rules of a match, as far as modules differ by them. */
export interface Rules extends Pick<TugOfWarOptions, 'rope' | 'mazeReward'> {
  readonly set: RuleSet;
  readonly letters: LetterList;
  /** TW-74: a greater card ends at the end of the Race. */
  readonly overshoot: boolean;
}

/** The seat that lays cards. Red goes first, and moves rope and clock up from 0; blue moves them down (TW-02). */
export interface Mover {
  readonly seat: Seat;
  readonly sign: 1 | -1;
}

/** A card at a module, with the tile or the direction where it goes; null where nothing is to be said. */
export interface Laid {
  readonly card: Strength;
  readonly aim: Aim | null;
}

/** A module after a card: before it is reset, if the card has scored. */
export interface Pushed<S> {
  readonly state: S;
  readonly scorer: Seat | null;
}

/** Match figures that some rewards depend on, after the move's result and before its rewards (TW-17, TW-18). */
export interface Standing {
  readonly held: Pair;
  readonly modulesWon: Pair;
  /** Points on modules that are still in play. */
  readonly activePoints: Pair;
}

/** All cards of a turn at one module. */
export interface Bout<S> {
  readonly mover: Mover;
  readonly before: S;
  /** Before it is reset, if the last card has scored. */
  readonly after: S;
  readonly scorer: Seat | null;
  readonly laid: readonly Laid[];
  readonly option: TowerOption | null;
  readonly standing: Standing;
}

/** A module: each file of this folder reads like its section of the rule text. */
export interface ModuleRules<S> {
  /** At the start, and after every point. */
  readonly start: S;
  /** Why this card may not be laid now; null where it may. */
  against(state: S, laid: Laid, mover: Mover, rules: Rules): Fault | null;
  push(state: S, laid: Laid, mover: Mover, rules: Rules): Pushed<S>;
  rewards(bout: Bout<S>, rules: Rules): readonly Reward[];
}

/** Where every card may be laid. */
export const never = (): null => null;

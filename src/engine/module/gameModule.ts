import type { z } from 'zod';
import type { Chapter } from '../lessons.ts';
import type { Daily } from './daily.ts';
import type { ReadMatch } from './matches.ts';
import type { Odds } from './odds.ts';
import type { AnyParts } from './parts.ts';
import type { ReadScenario } from './scenarios.ts';

/**
 * A game as the rooms above the games know it: the command line, the published schemas, the page of clauses. Everything
 * but the names is loaded when it is asked for, so that a list of games costs nothing.
 */
export interface GameModule {
  /** As files name it. */
  readonly id: string;
  /** As people name it. */
  readonly name: string;
  /** The automatic player, who has won where no seat has. Left out where there is none. */
  readonly automatic?: string;
  readonly scenarios: () => Promise<ReadScenario>;
  readonly matches: () => Promise<ReadMatch>;
  /** For rooms in which its matches are kept. */
  readonly parts: () => Promise<AnyParts>;
  readonly schemas: () => Promise<GameSchemas>;
  /** Left out where no page of clauses is written for the game. */
  readonly rulebook?: () => Promise<Rulebook>;
  /** Left out where nothing is rolled. */
  readonly odds?: () => Promise<Odds>;
  /** Left out where there is no challenge of the day. */
  readonly daily?: () => Promise<Daily>;
}

/**
 * Schemas of the game's files. Its matches and scenarios are told apart from those of other games by their key `game`;
 * a game may have scenarios of more than one kind.
 */
export interface GameSchemas {
  readonly match: z.core.$ZodTypeDiscriminable;
  readonly scenario: z.ZodType;
  readonly judgement: z.ZodType;
}

/** The clauses of the settled rules: `TR` and 66 stand for TR-01 to TR-66. */
export interface ClauseNumbers {
  readonly book: string;
  readonly clauses: number;
}

/** Every clause of a game, with what a player reads of it and practises. */
export interface Rulebook extends ClauseNumbers {
  readonly chapters: readonly Chapter[];
  /** Ids of all drills. */
  readonly drills: readonly string[];
  /** The reason for each clause whose drill is another one's. */
  readonly sharedDrills: Readonly<Record<string, string>>;
  /** Codes of all rulings that the referee can say. */
  readonly codes: readonly string[];
}

/** The summary beside every save, so that a list need not read it: a long match is megabytes of text. */
export interface Summary {
  readonly id: string;
  readonly savedAt: number; // ms since 1970
  readonly glance: Glance;
}

/** A match in the store. The text is the match file and the only thing a match is resumed from. */
export interface SavedMatch extends Summary {
  readonly text: string;
}

/** A match's given title; null while it goes by its players' names. */
export interface Titled {
  readonly title: string | null;
}

/** A line of the list. */
export type TitledSummary = Summary & Titled;

/** The facts that a list shows without reading the text. */
export interface Glance {
  readonly game?: string; // older saves do not say (`ofUnnamedSaves`)
  readonly seats: readonly { readonly name: string; readonly colour: number }[];
  readonly actions: number;
  readonly turn: number | null; // as its game counts; null for a file that has not been replayed yet
  readonly winners: readonly number[] | null; // null while it is running, or not known
  readonly surface?: string; // where a game has several: a preset's id or 'custom'; older saves do not say
  readonly mode?: string; // how it is played, where its game has several ways and it is not the usual one
  /**
   * The position, as `miniature.ts` of its table writes it; older saves, and files that have not been replayed yet,
   * have none.
   */
  readonly miniature?: string;
  /** By which rules of its game it was played; older saves do not say: they are of version 1. */
  readonly rules?: number;
  /** Of a shorter first match, which is always shown as such; left out of all others. */
  readonly set?: 'first';
  /** On which physics build; older saves do not say. */
  readonly build?: string;
}

/** By which rules saves were played that do not say. */
const FIRST_RULES = 1;
export const rulesOfGlance = ({ rules = FIRST_RULES }: Glance): number => rules;

/** Thirty-five things of twenty-five characters each fit, which is more than any table has so far. */
export const LONGEST_MINIATURE = 1000;

export const summaryOf = ({ id, savedAt, glance }: Summary): Summary => ({ id, savedAt, glance });

/** Whether there is something left to play; a file that was not replayed yet may be. */
export const isRunning = ({ glance }: Summary): boolean => glance.winners === null;

/** Whether the list can show all there is to show of it. */
export const isComplete = ({ game, turn, surface, miniature, build }: Glance): boolean =>
  build !== undefined && turn !== null && (surface !== undefined || game !== undefined) && miniature !== undefined;

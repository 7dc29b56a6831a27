import type { Choice } from './actions.ts';
import type { Throw } from './throws.ts';

/** What a player can say: a choice, or a roll; without throws somebody else throws for all. */
export type Command = Choice | RollCommand;

export interface RollCommand {
  readonly do: 'roll';
  readonly throws: readonly Throw[] | null;
}

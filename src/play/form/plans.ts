import type { GameTypes } from '#engine/game.ts';
import type { RuleSet } from '#engine/ruleSets.ts';
import { ok, type Result } from '#sim/result.ts';
import type { NewMatch } from '../session/state.ts';
import { seatsOf, type DraftOfSeats } from './players.ts';

/** A new match of a game on whose options the players agree. */
export interface DraftOfOptions<O> extends DraftOfSeats {
  readonly rules?: RuleSet;
  readonly options: O;
}

/** The same as it was agreed on. */
type Agreed<O> = NewMatch<GameTypes> & { readonly setup: { readonly options: O } };

const agreed = <O>({ rules, options }: DraftOfOptions<O>) => ({
  ...(rules !== undefined && { rules }),
  setup: { options },
});

/** The match of one click: as the draft has it, with persons in its seats. */
export const personsMatch = <O>(draft: DraftOfOptions<O>): Agreed<O> => ({
  seats: draft.seats.slice(0, draft.players).map(({ name, colour }) => ({ name, colour, kind: 'person' })),
  ...agreed(draft),
});

/** The match that the draft describes. Faults: those of `seatsOf`. */
export function planOfOptions<O>(draft: DraftOfOptions<O>): Result<Agreed<O>> {
  const seats = seatsOf(draft);
  return seats.ok ? ok({ seats: seats.value, ...agreed(draft) }) : seats;
}

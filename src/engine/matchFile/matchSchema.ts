import { z } from 'zod';
import { whole } from '../files/numbers.ts';
import type { SeatRange } from '../seats.ts';
import { hashField, headerFields, MOST_ACTIONS, recordedFields } from './fields.ts';

const ALL_OF_ONE_MATCH =
  'Everything of one match: what was agreed before it, and every action. Replaying the actions gives the match again.';

/** One kind of action in a log; which it is, its key `do` says. */
type ActionSchema = z.core.$ZodTypeDiscriminable & z.ZodType;

interface SchemaOf<S, A> {
  readonly id: string;
  readonly name: string;
  readonly seats: SeatRange;
  /** The keys of the set-up. */
  readonly setup: S;
  /** Every kind of action. */
  readonly actions: A;
  readonly description?: string;
}

/**
 * The match file of a game, key by key; what every game's has is in fields.ts. A schema's own message ends the sentence
 * "expected ...". Whether an action may be played where it stands, only playing it can tell.
 */
export const matchSchemaOf = <
  const S extends z.core.$ZodLooseShape,
  const A extends readonly [ActionSchema, ...ActionSchema[]],
>({
  id,
  name,
  seats,
  setup,
  actions,
  description = ALL_OF_ONE_MATCH,
}: SchemaOf<S, A>) =>
  z
    .strictObject({
      ...headerFields(id, seats),
      ...setup,
      log: z.array(z.discriminatedUnion('do', actions)).max(MOST_ACTIONS),
    })
    .meta({ title: `Tumbletop match of ${name}, version 1`, description });

/** Makes schemas of actions; `seat` is that of a seat's number. */
export const actionsBy = <Seat extends z.ZodType>(seat: Seat) => {
  const own = <W extends string>(does: W) => ({ do: z.literal(does), seat });
  return {
    own,
    /** A choice of a seat. */
    chosen: <const W extends string, const S extends z.core.$ZodLooseShape>(does: W, shape: S) =>
      z.strictObject({ ...own(does), ...shape, hash: hashField }),
    /** An action on the table, with its rulings. */
    performed: <const W extends string, const S extends z.core.$ZodLooseShape, R extends z.ZodType>(
      does: W,
      shape: S,
      ruling: R,
      mostRulings: number,
    ) => z.strictObject({ ...own(does), ...shape, ...recordedFields(ruling, mostRulings) }),
  };
};

/** A clock that has run out (clock.ts); `mostMs`: it has never run longer, a day unless told. */
export const timeSchema = (mostMs = 86_400_000) =>
  z.strictObject({ do: z.literal('time'), elapsedMs: whole(0, mostMs), hash: hashField });

import { z } from 'zod';
import type { PieceId, Seat } from '#sim/ids.ts';
import { BORDERS, TERRAINS } from '#games/trexlands/board/terraDeck.ts';
import { CAPTAINS } from '#games/trexlands/captains.ts';
import type { CampCardId, CardId, PublicCardId, TribuCardId } from '#games/trexlands/cards/ids.ts';
import { SEATS } from '#games/trexlands/fleet.ts';
import { RAMPS, type Place, type TerraId } from '#games/trexlands/ids.ts';
import { CLOCKS_S, CYCLE_LIMITS, TIE_RULES } from '#games/trexlands/options.ts';
import { tunedRules } from '#games/trexlands/tunedRulesSchema.ts';
import { truckIdSchema } from '#games/trexlands/scenario/named.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';

// A whole position in which a turn, a bid or a call is to be made: everything else of a match is not over then.

/** A brand is a type's alone: what the schema lets pass is such an id. */
const branded = <T>(schema: z.ZodType) => schema as z.ZodType<T, T>;

const seat = branded<Seat>(
  z
    .int()
    .min(0)
    .max(SEATS.max - 1),
);
const truck = branded<PieceId>(truckIdSchema);
const terra = branded<TerraId>(z.string().regex(/^[a-f][1-5]$/));
const place = branded<Place>(z.string().regex(/^(?:[a-f][1-5]|city)$/));
const publicCard = branded<PublicCardId>(z.string().regex(/^[a-z-]+-\d+$/));
const tribuCard = branded<TribuCardId>(z.string().regex(/^\d-[a-z]+$/));
const campCard = branded<CampCardId>(z.string().regex(/^(?:[a-z-]+-\d+|\d-[a-z]+)$/));
const card = branded<CardId>(z.string().regex(/^(?:[a-z-]+-\d+|\d-[a-z]+)$/));
const count = z.int().min(0);

const board = z.strictObject({
  tiles: z.array(z.strictObject({ id: terra, terrain: z.enum(TERRAINS), obstacle: z.boolean() })),
  borders: z.array(z.strictObject({ terra, beyond: place, kind: z.enum(BORDERS) })),
  ramps: z.array(z.strictObject({ id: z.enum(RAMPS), side: z.enum(['n', 'e', 's', 'w']), terra: z.array(terra) })),
  city: z.enum(['north', 'south', 'middle']),
});

const camp = z.strictObject({
  seat,
  coins: count,
  x: count,
  captain: z.strictObject({ id: z.enum(CAPTAINS), usedIn: count.nullable() }).nullable(),
  cards: z.array(campCard),
  deck: z.array(tribuCard),
  extraX: count,
});

const phase = z.discriminatedUnion('name', [
  z.strictObject({
    name: z.literal('move'),
    turn: z.strictObject({
      seat,
      number: count,
      movesLeft: count,
      moved: z.array(truck),
      restacked: z.array(truck),
      moveTwo: z.boolean(),
      raid: z.boolean(),
    }),
  }),
  z.strictObject({
    name: z.literal('market'),
    market: z.array(z.strictObject({ card: publicCard, bids: z.array(count) })),
    bidder: seat,
    passed: z.array(seat),
    awarded: z.null(),
  }),
  z.strictObject({
    name: z.literal('arena'),
    cards: z.array(
      z.strictObject({
        owner: seat,
        card: tribuCard,
        coins: count,
        challengers: z.array(seat),
        seenBy: z.array(seat),
      }),
    ),
    placing: z.null(),
    ready: z.array(seat),
  }),
]);

const options = z.strictObject({
  obstacles: z.boolean(),
  ties: z.enum(TIE_RULES),
  cycleLimit: z.int().min(CYCLE_LIMITS.min).max(CYCLE_LIMITS.max).nullable(),
  freeThrow: z.boolean(),
  clockS: z.int().min(CLOCKS_S.min).max(CLOCKS_S.max).nullable(),
  ...tunedRules,
});

export const positionSchema: z.ZodType<TrexlandsState> = z.strictObject({
  seats: z.int().min(SEATS.min).max(SEATS.max),
  options,
  board,
  terra: z.array(
    z.strictObject({
      id: terra,
      coins: count,
      post: z.strictObject({ owner: seat, card: tribuCard }).nullable(),
    }),
  ),
  trucks: z.array(z.strictObject({ id: truck, at: terra.or(z.literal('camp')), mate: truck.nullable() })),
  camps: z.array(camp),
  cityX: count,
  bank: z.strictObject({ issued: count, returned: count }),
  publicDeck: z.array(publicCard),
  pit: z.array(card),
  rank: z.array(seat),
  cycle: count,
  phase,
  agenda: z.tuple([]),
  reroll: z.null(),
  drought: z.boolean(),
  conceded: z.array(seat),
  outcome: z.null(),
});

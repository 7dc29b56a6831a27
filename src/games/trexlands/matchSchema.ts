import { z } from 'zod';
import { truckSchema } from '#engine/truckFile.ts';
import { whole } from '#engine/files/numbers.ts';
import {
  hashField,
  headerFields,
  MOST_ACTIONS,
  placeField,
  recordedFields,
  sentenceField,
  tickField,
} from '#engine/matchFile/fields.ts';
import { actionsBy, matchSchemaOf, timeSchema } from '#engine/matchFile/matchSchema.ts';
import { ROLL_CODES, type Touched } from './referee/ruling.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { HandThrow } from './rolling/handThrow.ts';
import { THROW_LIMITS } from './rolling/throwLimits.ts';
import { CAPTAINS } from './captains.ts';
import { CARD_KINDS, TRIBU_KINDS } from './cards/kinds.ts';
import { SEATS } from './fleet.ts';
import { HEAD_START } from './headStart.ts';
import { RAMPS, type Place, type TerraId } from './ids.ts';
import { CLOCKS_S, CYCLE_LIMITS, TIE_RULES } from './options.ts';
import { firstRules } from './firstRulesSchema.ts';
import { tunedRules } from './tunedRulesSchema.ts';
import { holderSchema, partSchema, truckIdSchema, waySchema } from './scenario/named.ts';
import { handThrowsSchema } from './throwSchema.ts';

/**
 * The match file, key by key; what every game's has is the engine's (fields.ts). A schema's own message ends the
 * sentence "expected ...". Whether an action may be played where it stands, only playing it can tell.
 */
/** More than a seat ever has: 24 Terra give one V each a cycle, and so many actions hold fewer than 10,000 cycles. */
const MOST_COINS = 999_999;
/** More cards than a seat ever places. */
const MOST_SLOTS = 100;
/** A truck that leaves the table falls for as long as a roll may take: 314 m in 8 s. */
const FALL_MM = 400_000;

/** A brand is a type's alone: what the schema lets pass is such an id. */
const branded = <T>(schema: z.ZodType) => schema as z.ZodType<T, T>;

const seat = branded<Seat>(whole(0, SEATS.max - 1));
const truck = branded<PieceId>(truckIdSchema);
const terra = branded<TerraId>(z.string().regex(/^[a-f][1-5]$/, 'a Terra such as "b2"'));
const place = branded<Place>(z.string().regex(/^(?:[a-f][1-5]|city)$/, 'a Terra such as "b2", or "city"'));
const ramp = z.enum(RAMPS);
const coins = whole(0, MOST_COINS);
const slot = whole(1, MOST_SLOTS);

const move = z.strictObject({
  kind: z.enum(['camp', 'terra', 'city']),
  trucks: z.array(truck).min(1).max(2),
  ramp: ramp.nullable(),
  via: terra.nullable(),
  to: place,
  stack: z.boolean(),
});

const target = z.discriminatedUnion('on', [
  z.strictObject({ on: z.literal('nothing') }),
  z.strictObject({ on: z.literal('truck'), truck }),
  z.strictObject({ on: z.literal('tow'), truck, terra }),
  z.strictObject({ on: z.literal('entry'), truck, ramp, terra }),
  z.strictObject({ on: z.literal('terra'), terra }),
  z.strictObject({ on: z.literal('border'), terra, beyond: place }),
  z.strictObject({ on: z.literal('face-down'), owner: seat, slot }),
]);

const ruling = z.strictObject({
  clause: z.enum(['TX-01', 'TX-02', 'TX-03', 'TX-63']),
  code: z.enum(ROLL_CODES),
  piece: truck,
  other: branded<Touched | null>(holderSchema),
  feature: partSchema,
  otherFeature: partSchema,
  way: waySchema,
  tick: tickField,
  atMm: placeField(FALL_MM),
  text: sentenceField,
});

const { own, chosen } = actionsBy(seat);

const ACTIONS = [
  z.strictObject({
    do: z.literal('roll'),
    throws: branded<readonly HandThrow[]>(handThrowsSchema),
    ...recordedFields(ruling, 2 * THROW_LIMITS.trucks),
  }),
  chosen('captain', { captain: z.enum(CAPTAINS) }),
  chosen('stack', { trucks: z.tuple([truck, truck]) }),
  chosen('unstack', { trucks: z.tuple([truck, truck]) }),
  chosen('move', { move }),
  chosen('play', { card: z.enum(CARD_KINDS), target }),
  chosen('wrench', { truck }),
  chosen('occupy', { stay: z.boolean() }),
  chosen('bid', { slot, coins }),
  chosen('broker', { take: z.boolean() }),
  chosen('place', { card: z.enum(TRIBU_KINDS), coins }),
  chosen('challenge', { owner: seat, slot }),
  chosen('pass', {}),
  chosen('ready', {}),
  timeSchema(),
  chosen('concede', {}),
] as const;
type ActionSchema = (typeof ACTIONS)[number];

const options = z.strictObject({
  obstacles: z.boolean().exactOptional(),
  ties: z.enum(TIE_RULES).exactOptional(),
  cycleLimit: whole(CYCLE_LIMITS.min, CYCLE_LIMITS.max).nullable().exactOptional(),
  freeThrow: z
    .union([z.boolean(), z.literal('firm')], { error: 'true, false, or "firm"' })
    .exactOptional()
    .meta({
      description:
        'TX-62: hands also choose how a truck is turned and about which axis it spins; "firm": but no throw that is gentle. Without, no throw of the log says either.',
    }),
  clockS: whole(CLOCKS_S.min, CLOCKS_S.max).nullable().exactOptional(),
  ...tunedRules,
  headStart: branded<readonly number[]>(z.array(whole(0, HEAD_START.most)).min(SEATS.min).max(SEATS.max))
    .exactOptional()
    .meta({
      description: 'V that each seat begins with besides, a number for each: a handicap. Left out, nobody has any.',
    }),
  ...firstRules,
  truck: truckSchema.exactOptional().meta({ description: 'A truck file: all trucks are by its measures.' }),
});

/** TX-62: without the house rule nothing of a throw that is the generator's to draw stands in a file. */
function onlyShaken(
  {
    options: { freeThrow },
    log,
  }: {
    readonly options: Pick<z.output<typeof options>, 'freeThrow'>;
    readonly log: readonly z.output<ActionSchema>[];
  },
  context: z.RefinementCtx,
): void {
  if (freeThrow !== undefined && freeThrow !== false) return;
  for (const [i, played] of log.entries()) {
    for (const [j, thrown] of played.do === 'roll' ? played.throws.entries() : []) {
      const path = ['log', i, 'throws', j];
      if (thrown.quaternion !== undefined)
        context.addIssue({ code: 'custom', path: [...path, 'quaternion'], message: `no orientation: ${DRAWN}` });
      else if (typeof thrown.spinDegS !== 'number')
        context.addIssue({
          code: 'custom',
          path: [...path, 'spinDegS'],
          message: `one number, the rate of spin: ${DRAWN}`,
        });
    }
  }
}

const DRAWN = 'throws are shaken (TX-62), unless options.freeThrow is true or "firm"';

export const matchSchema = matchSchemaOf({
  id: 'trexlands',
  name: 'Trexlands',
  seats: SEATS,
  setup: { options: options.default({}) },
  actions: ACTIONS,
}).superRefine(onlyShaken);

/**
 * The same as far as it is only told: by older versions of the rules, too, in which hands chose all of a throw and a
 * seat closed a window by time.
 */
export const toldMatchSchema = z.strictObject({
  ...headerFields('trexlands', SEATS),
  options: options.default({}),
  log: z
    .array(z.discriminatedUnion('do', [...ACTIONS, z.strictObject({ ...own('close-window'), hash: hashField })]))
    .max(MOST_ACTIONS),
});

export type ToldActionFile = z.output<typeof toldMatchSchema>['log'][number];

/** A match file as the schema reads it. */
export type MatchFile = z.output<typeof matchSchema>;

import { z } from 'zod';
import type { GameSchemas } from '#engine/module/gameModule.ts';
import { quantised, whole } from '#engine/files/numbers.ts';
import {
  hashField,
  headerFields,
  MOST_ACTIONS,
  placeField,
  recordedFields,
  sentenceField,
  tickField,
} from '#engine/matchFile/fields.ts';
import { expected, expectedObject, expectedTicks } from '#engine/scenario/expected.ts';
import { titleSchema } from '#engine/scenario/fields.ts';
import { SCENARIO_FORMAT, SCENARIO_VERSION } from '#engine/scenario/format.ts';
import { judgementOf } from '#engine/scenario/judgement.ts';
import { REACH_MM } from '#engine/scenario/limits.ts';
import { LYING_CODES } from '#referee/thrown.ts';
import { millionth } from '#sim/maths/quantise.ts';
import { SEATS, STANDARD_OPTIONS } from './state.ts';
import { say } from './texts.ts';

const MOST_MM_S = 3000;
const MOST_DEG_S = 8600;
const FAR_MM = 100_000;

const triple = (most: number) => z.tuple([quantised(-most, most), quantised(-most, most), quantised(-most, most)]);
const component = () => z.number().overwrite(millionth).min(-1.001).max(1.001);
const face = z.enum(['1', '2', '3', '4', '5', '6']).nullable();
const code = z.enum([...LYING_CODES, 'did-not-tumble']);

const hand = z.strictObject({
  atMm: triple(REACH_MM),
  velocityMmS: triple(MOST_MM_S),
  spinDegS: z.union([quantised(0, MOST_DEG_S), triple(MOST_DEG_S)], {
    error: 'a rate of spin, or one about each axis',
  }),
  quaternion: z.tuple([component(), component(), component(), component()]).exactOptional(),
});

const die = z.strictObject({
  clause: z.literal('OM-01'),
  code,
  face,
  tick: tickField,
  atMm: placeField(FAR_MM),
  text: sentenceField,
});
const seat = whole(0, SEATS.max - 1);
const card = whole(1, 6);

const options = z.strictObject({ rounds: whole(1, 10), clockS: whole(1, 600).nullable() });

export const matchSchema = z
  .strictObject({
    ...headerFields('omen', SEATS),
    options: options.default({ ...STANDARD_OPTIONS }),
    log: z
      .array(
        z.discriminatedUnion('do', [
          z.strictObject({ do: z.literal('foretell'), seat, card, hash: hashField }),
          z.strictObject({ do: z.literal('throw'), seat, hand: hand.nullable(), ...recordedFields(die, 1) }),
          z.strictObject({ do: z.literal('time'), elapsedMs: whole(0, 86_400_000), hash: hashField }),
          z.strictObject({ do: z.literal('concede'), seat, hash: hashField }),
        ]),
      )
      .max(MOST_ACTIONS),
  })
  .meta({ title: 'Tumbletop match of Omen, version 1', description: say.matchSchema });

export type MatchFile = z.output<typeof matchSchema>;
export type ActionFile = MatchFile['log'][number];

const release = z.strictObject({
  atMm: triple(REACH_MM),
  quaternion: z.tuple([component(), component(), component(), component()]),
  velocityMmS: triple(MOST_MM_S),
  spinDegS: triple(MOST_DEG_S),
});

const expectation = expectedObject('omen-expectation', {
  face: expected(face).optional(),
  code: expected(code).optional(),
  ticks: expectedTicks.optional(),
});

export const scenarioSchema = z
  .strictObject({
    format: z.literal(SCENARIO_FORMAT),
    version: z.literal(SCENARIO_VERSION),
    game: z.literal('omen'),
    title: titleSchema,
    actions: z.tuple([z.strictObject({ do: z.literal('throw'), release })]),
    expect: z.array(expectation).max(1).default([]),
  })
  .meta({ title: 'Tumbletop scenario of Omen, version 1', description: say.scenarioSchema });

export type Scenario = z.output<typeof scenarioSchema>;

export const judgementSchema = judgementOf(
  z.strictObject({ legal: z.boolean(), ticks: z.int(), face, code, rulings: z.array(die) }),
).meta({ title: 'Tumbletop judgement of Omen, version 1', description: say.judgementSchema });

export type Judgement = z.output<typeof judgementSchema>;

/** What files of Omen may hold. */
export const schemas: GameSchemas = { match: matchSchema, scenario: scenarioSchema, judgement: judgementSchema };

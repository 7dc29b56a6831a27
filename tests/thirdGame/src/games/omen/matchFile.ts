import { z } from 'zod';
import { dieRulingSchema, shakenShape } from '#engine/dice/fields.ts';
import type { RecordedDie } from '#engine/dice/rulings.ts';
import { whole } from '#engine/files/numbers.ts';
import { matchFiles } from '#engine/matchFile/matchFiles.ts';
import { actionsBy, matchSchemaOf, timeSchema } from '#engine/matchFile/matchSchema.ts';
import { ruledActions, type RuledAction } from '#engine/matchFile/ruledActions.ts';
import { ok } from '#sim/result.ts';
import { quantiseHand } from '#sim/roll/handRelease.ts';
import { CLAUSE, evidenceOf, record } from './dice.ts';
import { omen } from './omen.ts';
import { SEATS, STANDARD_OPTIONS, type OmenTypes, type ThrowAction } from './state.ts';

const { chosen, performed } = actionsBy(whole(0, SEATS.max - 1));
const options = z.strictObject({ rounds: whole(1, 10), clockS: whole(1, 600).nullable() });

export const matchSchema = matchSchemaOf({
  id: 'omen',
  name: 'Omen',
  seats: SEATS,
  setup: { options: options.default({ ...STANDARD_OPTIONS }) },
  actions: [
    chosen('foretell', { card: whole(1, 6) }),
    performed('throw', { hand: z.strictObject(shakenShape).nullable() }, dieRulingSchema([CLAUSE], 6), 1),
    timeSchema(),
    chosen('concede', {}),
  ],
});

/** Match files of Omen. */
export const matchFile = matchFiles<
  OmenTypes,
  RuledAction<OmenTypes, RecordedDie<typeof CLAUSE>>,
  z.output<typeof matchSchema>
>({
  game: omen,
  schema: matchSchema,
  readSetup: ({ options: agreed }) => ok({ options: agreed }),
  ...ruledActions<OmenTypes, ThrowAction, RecordedDie<typeof CLAUSE>>({
    does: 'throw',
    written: (action) => ({ ...action, hand: action.hand && quantiseHand(action.hand) }),
    rulingsOf: ({ readings }) => record(readings),
    evidenceOf,
    order: ['do', 'seat', 'card', 'hand', 'elapsedMs'],
  }),
  words: (action) => (action.do === 'foretell' ? `foretell ${action.card}` : action.do),
});

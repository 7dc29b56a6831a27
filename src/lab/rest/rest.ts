import { labExperiment } from '../experiment.ts';
import { blockOf, countRolls, mergeRolls, rollsCounts, type RollsCounts } from '../rolls/count.ts';
import { rollsSetting } from '../rolls/setting.ts';
import { ok } from '#sim/result.ts';
import { restAnswer, restPlots, restSays, restTable } from './answer.ts';
import { restParameters } from './parameters.ts';
import { rollsOf } from '../rolls/oneBody.ts';

/** Nothing was rolled. */
const NONE: RollsCounts = { bodies: [[]], unsettled: 0, taken: 0, held: 0, empty: 0, varied: [] };
const ROLLS = 10_000;

/** How a body comes to rest that is put down without momentum, from geometry alone; beside rolls, where wanted. */
export const rest = labExperiment({
  id: 'rest',
  parameters: restParameters,
  counts: rollsCounts,
  trials: 1,
  trialsOf: ({ beside }) => (beside ? ROLLS : 1),
  chunk: 200,
  slice: (parameters) => (parameters.beside ? blockOf(rollsOf(parameters)) : 1),
  count: (physics, parameters, seed, chunk) =>
    parameters.beside ? countRolls(physics, rollsOf(parameters), seed, chunk) : ok(NONE),
  merge: mergeRolls,
  answer: restAnswer,
  table: restTable,
  plots: restPlots,
  says: restSays,
  setting: (parameters) =>
    parameters.beside
      ? rollsSetting(rollsOf(parameters))
      : `${rollsOf(parameters).bodies.map(nameOf).join()}, put down`,
});

const nameOf = (body: string | { readonly title: string }): string => (typeof body === 'string' ? body : body.title);

import { BOTS } from '#bots/registry.ts';
import { DEFAULT_SET, type RuleSet } from '#engine/ruleSets.ts';
import { SURFACE_FORMAT } from '#engine/surfaceFile.ts';
import { TRUCK_FORMAT } from '#engine/truckFile.ts';
import { STEADINESSES } from '#sim/hand/steadiness.ts';
import { choicesOf, type Choice, type Form, type Rule } from '../form/field.ts';
import { ruleSetField } from '../form/ruleSet.ts';
import { WORDS } from '../form/notation.ts';
import { valueAt } from '../form/place.ts';
import { FIDELITIES } from './fidelity.ts';
import { MOST_SETUPS } from './parameters.ts';
import { ROLLS } from './rolls.ts';
import { ruleField } from './ruleFields.ts';
import { setupIn } from './setupFile.ts';

const ENDING = /\.json$/i;

/** A set-up by the name of its file; a surface file is a set-up's surface. Its schema says what is wrong with it. */
function setupOf(json: object, name: string): object {
  const rules = setupIn(json);
  return { name: name.replace(ENDING, ''), rules: rules.ok ? rules.value : json };
}

const GAME_CHOICES: readonly Choice[] = BOTS.map(({ id, name }) => ({ value: id, label: name }));

const ROLLS_IN_WORDS: Readonly<Record<(typeof ROLLS)[number], string>> = {
  thrown: 'thrown by hand',
  odds: 'drawn from the published odds',
};

/** Each of the compared may be by a set of its own. */
const OTHER_SET: Rule = { leaf: ruleSetField, usual: 'tuned' satisfies RuleSet };

const formWith = (rules: Readonly<Record<string, readonly Rule[]>>): Form => ({
  sample: { rules: DEFAULT_SET },
  trial: 'A trial is one match; there are as many for each order of the seats.',
  fields: [
    { kind: 'choice', at: 'game', label: 'Game', choices: GAME_CHOICES },
    {
      kind: 'list',
      at: 'bots',
      label: 'Computer players',
      help: 'A level a seat, such as careless, steady or keen.',
      notation: WORDS,
      example: 'steady, careless',
    },
    { kind: 'choice', at: 'steadiness', label: 'Steadiness of every hand', choices: choicesOf(STEADINESSES) },
    {
      kind: 'choice',
      at: 'rolls',
      label: 'Rolls',
      help: 'Drawn is much faster, where a game knows odds.',
      choices: ROLLS.map((value) => ({ value, label: ROLLS_IN_WORDS[value] })),
    },
    {
      kind: 'several',
      at: 'fidelities',
      label: 'Fidelity',
      help: 'Full physics, or by outlines alone: no slips and no trembling hand, and much faster. Both are compared.',
      choices: choicesOf(FIDELITIES),
    },
    ruleSetField,
    {
      kind: 'variants',
      at: 'setups',
      label: 'House rules',
      help: 'Several sets of rules are played from the same chances, and compared with the first.',
      of: 'game',
      rules,
      most: MOST_SETUPS,
      formats: ['tumbletop/match', SURFACE_FORMAT, TRUCK_FORMAT],
      fromFile: setupOf,
    },
  ],
  more: [
    {
      kind: 'text',
      at: 'measure',
      label: 'Measure',
      help: 'A question of the game’s own that is told besides, such as balance; none where it is left empty.',
    },
    {
      kind: 'either',
      id: 'ending',
      label: 'End',
      ways: [
        {
          id: 'told',
          label: 'When it is told',
          isOf: (parameters) => valueAt(parameters, 'sequential.low') !== undefined,
          begins: { 'sequential.low': 0.65, 'sequential.high': 0.75 },
          fields: [
            {
              kind: 'number',
              at: 'sequential.low',
              label: 'Lower share',
              help: 'Ends as soon as it is shown which of two shares of wins the first player has.',
            },
            { kind: 'number', at: 'sequential.high', label: 'Higher share' },
          ],
        },
        { id: 'all', label: 'After all matches', fixed: { sequential: null }, isOf: () => true, fields: [] },
      ],
    },
  ],
});

/** With the house rules of every game that has computer players. */
export async function loadMatchesForm(): Promise<Form> {
  const rules = await Promise.all(
    BOTS.map(
      async ({ id, houseRules }) => [id, [OTHER_SET, ...((await houseRules?.()) ?? []).map(ruleField)]] as const,
    ),
  );
  return formWith(Object.fromEntries(rules));
}

import { BOTS } from '../../bots/registry.ts';
import { STEADINESSES } from '../../sim/hand/steadiness.ts';
import { choicesOf, type Form } from '../form/field.ts';
import { WORDS } from '../form/notation.ts';
import { valueAt } from '../form/place.ts';
import { FIDELITIES } from './fidelity.ts';
import { ROLLS } from './rolls.ts';
import { setupIn } from './setupFile.ts';

const ENDING = /\.json$/i;

/** A set-up by the name of its file; a surface file is a set-up's surface. Its schema says what is wrong with it. */
function setupOf(json: object, name: string): object {
  const rules = setupIn(json);
  return { name: name.replace(ENDING, ''), rules: rules.ok ? rules.value : json };
}

/** Whether only the usual set-up is played. */
function isUsual(parameters: object): boolean {
  const setups = valueAt(parameters, 'setups');
  if (!Array.isArray(setups)) return true;
  const [only] = setups;
  return setups.length === 1 && JSON.stringify(valueAt(only, 'rules')) === '{}' && valueAt(only, 'name') === 'usual';
}

export const matchesForm: Form = {
  sample: {},
  trial: 'A trial is one match; there are as many for each order of the seats.',
  fields: [
    { kind: 'choice', at: 'game', label: 'Game', choices: choicesOf(BOTS.map(({ id }) => id)) },
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
      help: 'Thrown by hand, or drawn from the published odds, which is much faster where a game knows them.',
      choices: choicesOf(ROLLS),
    },
    {
      kind: 'several',
      at: 'fidelities',
      label: 'Fidelity',
      help: 'Full physics, or by outlines alone: no slips and no trembling hand, and much faster. Both are compared.',
      choices: choicesOf(FIDELITIES),
    },
    {
      kind: 'either',
      id: 'table',
      label: 'Set-up',
      ways: [
        { id: 'usual', label: 'The usual one', isOf: isUsual, fields: [] },
        {
          id: 'files',
          label: 'From files',
          isOf: () => true,
          fields: [
            {
              kind: 'file',
              at: 'setups',
              label: 'Set-up files',
              help: 'Keys of a set-up as in a match file, or a measured surface. Several are played from the same chances, and compared with the first.',
              adds: setupOf,
            },
          ],
        },
      ],
    },
  ],
  more: [
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
};

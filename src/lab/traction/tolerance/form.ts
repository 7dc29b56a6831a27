import { DEFAULT_SET } from '#engine/ruleSets.ts';
import { ruleSetField } from '#lab/form/ruleSet.ts';
import type { Form } from '#lab/form/field.ts';
import { NUMBERS, WORDS } from '#lab/form/notation.ts';
import { choicesOf } from '#lab/form/field.ts';
import { valueAt } from '#lab/form/place.ts';
import { TABLES } from './parameters.ts';
import { fillingField, steadinessField, SURFACE_CHOICES } from '../cellForm.ts';

export const toleranceForm: Form = {
  sample: { rules: DEFAULT_SET },
  trial: 'A trial is one match, ruled by every tolerance.',
  fields: [
    {
      kind: 'list',
      at: 'movesMm',
      label: 'How far other pieces may be moved',
      unit: 'mm',
      notation: NUMBERS,
      example: '0.05, 0.25, 1',
    },
    {
      kind: 'either',
      id: 'table',
      label: 'Where matches begin',
      ways: [
        {
          id: 'named',
          label: 'A named table',
          isOf: (parameters) => typeof valueAt(parameters, 'setup') === 'string',
          fields: [
            {
              kind: 'choice',
              at: 'setup',
              label: 'Table',
              help: 'Crowded: pieces stand side by side on their pads, so that they touch.',
              choices: choicesOf(TABLES),
            },
          ],
        },
        {
          id: 'file',
          label: 'From a file',
          isOf: (parameters) => typeof valueAt(parameters, 'setup') === 'object',
          fields: [{ kind: 'file', at: 'setup', label: 'Set-up file', help: 'Keys of a set-up, as in a match file.' }],
        },
      ],
    },
    {
      kind: 'list',
      at: 'bots',
      label: 'Computer players',
      help: 'A level a seat: careless, steady or keen.',
      notation: WORDS,
      example: 'careless, careless',
    },
    ruleSetField,
    steadinessField(),
    { kind: 'choice', at: 'surface', label: 'Surface', none: 'that of the table', choices: SURFACE_CHOICES },
    fillingField,
  ],
  more: [
    {
      kind: 'number',
      at: 'passMm',
      label: 'How far a careless player passes others by',
      unit: 'mm',
      help: 'Below 0 it takes things for smaller than they are, and brushes them.',
    },
  ],
};

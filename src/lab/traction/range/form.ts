import type { Form } from '#lab/form/field.ts';
import { NUMBERS, SLASHED } from '#lab/form/notation.ts';
import { cellFormFields } from '../cellForm.ts';
import { choicesOf } from '#lab/form/field.ts';
import { valueAt } from '#lab/form/place.ts';
import { PLACES } from './parameters.ts';

/** Pieces of the first seat are those that walk. */
const isOthers = (piece: unknown): boolean => !String(valueAt(piece, 'id')).startsWith('0-');

export const rangeForm: Form = {
  sample: {},
  trial: 'A trial is one walk as far as the turn allows and one tackle, of every size on every surface.',
  fields: [
    {
      kind: 'list',
      at: 'ranges',
      label: 'Steps a turn',
      help: 'Of a small, a medium and a large piece; several rules with commas between them.',
      notation: SLASHED,
      example: '4/2/1, 6/3/1',
    },
    ...cellFormFields('All named surfaces'),
    {
      kind: 'either',
      id: 'obstacles',
      label: 'In the way',
      ways: [
        {
          id: 'named',
          label: 'A named place',
          isOf: (parameters) => typeof valueAt(parameters, 'around') === 'string',
          fields: [{ kind: 'choice', at: 'around', label: 'Place', choices: choicesOf(PLACES) }],
        },
        {
          id: 'file',
          label: 'From a file',
          isOf: (parameters) =>
            Array.isArray(valueAt(parameters, 'around')) && String(valueAt(parameters, 'around')) !== '',
          fields: [
            {
              kind: 'file',
              at: 'around',
              label: 'Scenario file',
              help: 'Its pieces but for those of seat 0; walks begin in the middle of the table.',
              part: { key: 'pieces', isWanted: isOthers },
            },
          ],
        },
        { id: 'none', label: 'Nothing', fixed: { around: [] }, isOf: () => true, fields: [] },
      ],
    },
  ],
  more: [
    {
      kind: 'list',
      at: 'distancesMm',
      label: 'Distances of two pads',
      unit: 'mm',
      help: 'For the fewest turns from one to the other.',
      notation: NUMBERS,
      example: '381, 457.2, 609.6',
    },
  ],
};

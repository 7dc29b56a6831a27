import { choicesOf, type Form, type Leaf } from '../../form/field.ts';
import { NUMBERS } from '../../form/notation.ts';
import { STEADINESSES } from '../../../sim/hand/steadiness.ts';
import { STEP_KINDS } from '../../form/stepKinds.ts';

const has =
  (...keys: readonly string[]) =>
  (parameters: object): boolean =>
    keys.every((key) => key in parameters);

const resolution = (unit: string): Leaf => ({
  kind: 'number',
  at: 'resolution',
  label: 'Read to',
  unit,
  help: 'The smallest difference that can be read at all.',
});

const rises: Leaf = {
  kind: 'list',
  at: 'risesMm',
  label: 'Heights of the raised end',
  unit: 'mm',
  help: 'One for each time that a piece began to slide and went on.',
  notation: NUMBERS,
  example: '92, 95, 90, 93',
};

export const calibrateForm: Form = {
  sample: { anglesDeg: [24, 25.5, 23] },
  blank: ['anglesDeg'],
  trial: 'Slopes need no trials. Steps are simulated: a trial is one step of each kind on every surface that is tried.',
  fields: [
    { kind: 'text', at: 'name', label: 'Name of the surface' },
    {
      kind: 'either',
      id: 'by',
      label: 'Measured by',
      ways: [
        {
          id: 'angles',
          label: 'Angles of a slope',
          isOf: has('anglesDeg'),
          fields: [
            {
              kind: 'list',
              at: 'anglesDeg',
              label: 'Angles',
              unit: 'degrees',
              help: 'One for each time that a piece began to slide and went on; five or more.',
              notation: NUMBERS,
              example: '24, 25.5, 23',
            },
            resolution('degrees'),
          ],
        },
        {
          id: 'along-board',
          label: 'A ruler along the board',
          isOf: has('risesMm', 'lengthMm'),
          fields: [
            rises,
            { kind: 'number', at: 'lengthMm', label: 'Length of the board', unit: 'mm' },
            resolution('mm'),
          ],
        },
        {
          id: 'along-table',
          label: 'A ruler along the table',
          isOf: has('risesMm', 'runMm'),
          fields: [
            rises,
            { kind: 'number', at: 'runMm', label: 'From the low end to below the raised one', unit: 'mm' },
            resolution('mm'),
          ],
        },
        {
          id: 'steps',
          label: 'Steps by hand',
          isOf: has('steps'),
          fields: [
            {
              kind: 'list',
              at: 'steps',
              label: 'Steps whose corner held, of how many',
              help: 'By size (S, M or L), and by hand and grip where they are not careful and a finger.',
              notation: STEP_KINDS,
              example: 'S:12/15, M:brisk:pinch:3/10',
            },
            {
              kind: 'list',
              at: 'friction',
              label: 'Coefficients to try',
              notation: NUMBERS,
              example: '0.2:0.8:0.02',
            },
            {
              kind: 'several',
              at: 'steadiness',
              label: 'How steady the hand may have been',
              choices: choicesOf(STEADINESSES),
            },
          ],
        },
      ],
    },
  ],
  more: [
    {
      kind: 'number',
      at: 'restitution',
      label: 'Bounciness',
      help: 'From 0 to 0.9; it is not measured, and goes into the surface file as it is.',
    },
  ],
};

import { choicesOf, type Form, type Leaf } from '#lab/form/field.ts';
import { NUMBERS } from '#lab/form/notation.ts';
import { STEADINESSES } from '#sim/hand/steadiness.ts';
import { STEP_KINDS } from '#lab/form/stepKinds.ts';

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

const LIFT = [
  'Lay the surface flat on a stiff board, or tape it to a big book. Stand a small pyramid on its base near one end.',
  'Raise that end slowly, without a jerk, until the pyramid begins to slide and goes on. Hold it there.',
];
const AGAIN =
  'Do it five times or more, each on another place of the surface, and write every reading down, also one that looks wrong.';
const AFTERWARDS =
  'Start, then save the surface: a match can be played on it, and Friction, Range and Matches take it.';

const byRuler = (measured: string): readonly string[] => [...LIFT, measured, AGAIN, AFTERWARDS];

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
  trial: 'A trial is one simulated step of each kind on every surface that is tried.',
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
          hasNoTrials: true,
          guide: byRuler('Read the angle of the board: a phone’s level laid on it says it.'),
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
          hasNoTrials: true,
          guide: byRuler(
            'Measure upright from the table to the lower edge of the raised end; and, once, the board’s length.',
          ),
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
          hasNoTrials: true,
          guide: byRuler(
            'Prop the raised end on something of a fixed place. Measure upright from the table to its lower edge, and along the table from the low end to that place.',
          ),
        },
        {
          id: 'steps',
          label: 'Steps by hand',
          isOf: has('steps'),
          guide: [
            'Tip a pyramid on a base corner, swing it around and set it down, as in a walk. Count how often the corner stayed where it was.',
            'Take thirty steps or more, on places all over the surface, some of which should slip: pinch the tip if none does.',
            AFTERWARDS,
          ],
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

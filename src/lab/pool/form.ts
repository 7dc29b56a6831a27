import type { Form } from '../form/field.ts';
import { WORDS } from '../form/notation.ts';
import { BODY_CHOICES } from '../rolls/bodies.ts';
import { BODY_BUILD } from '../rolls/bodyBuild.ts';
import { THROW_FIELD } from '../rolls/form.ts';
import { MOST_BODIES } from '../rolls/parameters.ts';

export const poolForm: Form = {
  sample: {},
  trial: 'A trial is one throw of all dice together.',
  fields: [
    {
      kind: 'bodies',
      at: 'bodies',
      label: 'Dice',
      help: 'They are thrown together and meet.',
      ready: BODY_CHOICES,
      builds: [BODY_BUILD],
      most: MOST_BODIES,
    },
    THROW_FIELD,
    {
      kind: 'list',
      at: 'read',
      label: 'What is read',
      help: 'sum, highest, lowest, doubles (two alike), count=FACE, atLeast=NUMBER (successes).',
      notation: WORDS,
      example: 'sum, atLeast=5',
    },
  ],
};

import type { Form } from '../form/field.ts';
import { BODY_CHOICES } from '../rolls/bodies.ts';
import { BODY_BUILD } from '../rolls/bodyBuild.ts';
import { TRUCK_BUILD } from '../rolls/truckBuild.ts';
import { THROW_FIELD } from '../rolls/form.ts';

export const restForm: Form = {
  sample: {},
  trial: 'By geometry one trial says all; where it is rolled, too, a trial is a roll.',
  fields: [
    {
      kind: 'bodies',
      at: 'body',
      label: 'Body',
      ready: BODY_CHOICES,
      builds: [TRUCK_BUILD, BODY_BUILD],
      most: 1,
      single: true,
    },
    {
      kind: 'tick',
      at: 'beside',
      label: 'Roll it, too',
      help: 'Slower. The rolls stand beside geometry, and tell where bounce and friction matter.',
    },
    THROW_FIELD,
  ],
};

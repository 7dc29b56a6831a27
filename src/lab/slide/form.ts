import type { Form } from '../form/field.ts';
import { BODY_BUILD } from '../rolls/bodyBuild.ts';
import { TRUCK_BUILD } from '../rolls/truckBuild.ts';
import { SLIDING_CHOICES, WRENCH_FRICTION } from './bodies.ts';

export const slideForm: Form = {
  sample: {},
  trial: 'There is no chance in it: one trial says all.',
  fields: [
    {
      kind: 'bodies',
      at: 'body',
      label: 'Body',
      ready: SLIDING_CHOICES,
      builds: [TRUCK_BUILD, BODY_BUILD],
      most: 1,
      single: true,
    },
    { kind: 'text', at: 'face', label: 'Lies on', help: 'A face of the body, by its name; empty, its first.' },
    { kind: 'number', at: 'velocityMmS', label: 'Speed', unit: 'mm/s' },
    {
      kind: 'number',
      at: 'spinRadS',
      label: 'Spin',
      unit: 'rad/s',
      help: 'About the vertical, counter-clockwise seen from above.',
    },
    {
      kind: 'number',
      at: 'friction',
      label: 'Coefficient of friction',
      help: `Other grounds are shown beside it; a wrench card’s belly on paper has ${WRENCH_FRICTION}.`,
    },
    {
      kind: 'choice',
      at: 'law',
      label: 'Friction',
      choices: [
        { value: 'flat', label: 'shared by sliding and spinning' },
        { value: 'engine', label: 'the engine’s own' },
      ],
    },
  ],
};

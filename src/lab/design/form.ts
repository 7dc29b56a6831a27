import type { Form } from '../form/field.ts';
import { BODY_CHOICES } from '../rolls/bodies.ts';
import { BODY_BUILD } from '../rolls/bodyBuild.ts';
import { THROW_FIELD } from '../rolls/form.ts';
import { WANTS } from './wants.ts';

export const designForm: Form = {
  sample: {},
  trial: 'The change is found by geometry; a trial is a roll of the changed body.',
  fields: [
    {
      kind: 'bodies',
      at: 'body',
      label: 'Body',
      ready: BODY_CHOICES,
      builds: [BODY_BUILD],
      most: 1,
      single: true,
    },
    {
      kind: 'list',
      at: 'want',
      label: 'Shares that are wanted',
      help: 'A face and its share, from 0 to 1; up to three.',
      notation: WANTS,
      example: '6:0.2',
    },
    {
      kind: 'choice',
      at: 'by',
      label: 'May be changed',
      choices: [
        { value: 'com', label: 'centre of mass (a cavity or a weight)' },
        { value: 'lengths', label: 'lengths along the axes' },
      ],
    },
    THROW_FIELD,
  ],
};

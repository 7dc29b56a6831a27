import type { Form } from '#lab/form/field.ts';
import { cellFormFields } from '../cellForm.ts';

export const frictionForm: Form = {
  sample: {},
  trial: 'A trial is one step on every surface, by every hand, with every size.',
  fields: cellFormFields('Around the threshold'),
};

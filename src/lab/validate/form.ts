import { choicesOf, type Form } from '../form/field.ts';
import { NUMBERS, WORDS } from '../form/notation.ts';
import { PARTS } from './parts.ts';

export const validateForm: Form = {
  sample: {},
  trial: 'A trial is a throw of every body, each way, and one row of theory while there are any left.',
  fields: [{ kind: 'several', at: 'parts', label: 'Beside', choices: choicesOf(PARTS) }],
  more: [
    { kind: 'list', at: 'themes', label: 'Themes of theory', notation: WORDS, example: 'slip, tipping' },
    { kind: 'list', at: 'ticksHz', label: 'Ticks a second', notation: NUMBERS, example: '240, 960' },
    { kind: 'number', at: 'stepHz', label: 'Steps a second of the integrator' },
  ],
};

import { HANDS } from '#sim/assist/assist.ts';
import { STEADINESSES } from '#sim/hand/steadiness.ts';
import { FILLING_NAMES, FILLINGS } from '#sim/filling.ts';
import { SIZES } from '#sim/pyramid.ts';
import { SURFACE_FORMAT } from '#engine/surfaceFile.ts';
import { SURFACES } from '#sim/surfaces.ts';
import { choicesOf, type Choice, type Either, type Field } from '../form/field.ts';
import { valueAt } from '../form/place.ts';
import { NUMBERS } from '../form/notation.ts';
import { GRIPS } from '../form/grips.ts';

export const SIZE_CHOICES: readonly Choice[] = [
  { value: 'S', label: 'small' },
  { value: 'M', label: 'medium' },
  { value: 'L', label: 'large' },
].filter(({ value }) => SIZES.some((size) => size === value));

export const SURFACE_CHOICES: readonly Choice[] = SURFACES.map(({ id, friction }) => ({
  value: id,
  label: `${id.replaceAll('-', ' ')} (${friction})`,
}));

export const steadinessField = (help?: string): Field => ({
  kind: 'choice',
  at: 'steadiness',
  label: 'Steadiness of the hand',
  choices: choicesOf(STEADINESSES),
  ...(help === undefined ? {} : { help }),
});

export const fillingField: Either = {
  kind: 'either',
  id: 'pieces',
  label: 'Pieces',
  ways: [
    {
      id: 'own',
      label: 'Filled with a density',
      isOf: (parameters) => typeof valueAt(parameters, 'filling') === 'object',
      begins: { filling: { densityGCm3: FILLINGS.sand.densityGCm3 } },
      fields: [
        { kind: 'number', at: 'filling.densityGCm3', label: 'Density of the filling', unit: 'g/cm³' },
        { kind: 'number', at: 'filling.heightMm', label: 'Filled up to', unit: 'mm', help: 'Left empty, to the top.' },
        { kind: 'several', at: 'filling.sizes', label: 'Sizes that are filled', choices: SIZE_CHOICES },
      ],
    },
    {
      id: 'named',
      label: 'Filled as weighed sets are',
      isOf: (parameters) => typeof valueAt(parameters, 'filling') === 'string',
      begins: { filling: FILLING_NAMES[0] },
      fields: [{ kind: 'choice', at: 'filling', label: 'With', choices: choicesOf(FILLING_NAMES) }],
    },
    { id: 'hollow', label: 'Hollow', isOf: () => true, fields: [] },
  ],
};

/** Coefficients around those at which steps begin to hold. */
const AROUND = [0.3, 0.32, 0.34, 0.36, 0.38, 0.4, 0.42, 0.44, 0.46, 0.48, 0.5];

/** `usual`: the grounds where none are named, in words. */
const groundField = (usual: string): Either => ({
  kind: 'either',
  id: 'ground',
  label: 'Surfaces',
  ways: [
    {
      id: 'coefficients',
      label: 'By coefficient',
      isOf: (parameters) => 'friction' in parameters,
      begins: { friction: AROUND },
      fields: [
        {
          kind: 'list',
          at: 'friction',
          label: 'Coefficients of friction',
          help: 'Numbers with commas between them, or a range: first, last and step with colons.',
          notation: NUMBERS,
          example: '0.30:0.50:0.02',
        },
      ],
    },
    {
      id: 'measured',
      label: 'Measured ones',
      isOf: ({ surfaces }: { readonly surfaces?: unknown }) =>
        Array.isArray(surfaces) && surfaces.some((one) => typeof one === 'object'),
      fields: [
        {
          kind: 'file',
          at: 'surfaces',
          label: 'Surface files',
          format: SURFACE_FORMAT,
          help: 'As “Measure a surface” saves them; several are compared.',
          adds: (json) => json,
        },
      ],
    },
    {
      id: 'named',
      label: 'Named surfaces',
      isOf: (parameters) => 'surfaces' in parameters,
      fields: [{ kind: 'several', at: 'surfaces', label: 'Which', choices: SURFACE_CHOICES }],
    },
    { id: 'usual', label: usual, isOf: () => true, fields: [] },
  ],
});

/** Fields of every experiment in which a hand moves pieces over surfaces. */
export const cellFormFields = (usual: string): readonly Field[] => [
  groundField(usual),
  { kind: 'several', at: 'sizes', label: 'Sizes', choices: SIZE_CHOICES },
  { kind: 'several', at: 'hands', label: 'Hands', choices: choicesOf(HANDS) },
  steadinessField(),
  {
    kind: 'choice',
    at: 'grip',
    label: 'Grip',
    help: 'A finger on the tip, or a pinch below it.',
    choices: choicesOf(GRIPS),
  },
  fillingField,
];

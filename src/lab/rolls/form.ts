import { TERRAINS } from '#sim/roll/terrain.ts';
import { choicesOf, type Choice, type Field, type Form } from '../form/field.ts';
import { NUMBERS } from '../form/notation.ts';
import { valueAt } from '../form/place.ts';
import { BODY_CHOICES } from './bodies.ts';
import { BODY_BUILD } from './bodyBuild.ts';
import { TRUCK_BUILD } from './truckBuild.ts';
import { MOST_BODIES } from './parameters.ts';
import { LEVERS, VARIED } from './vary.ts';
import { THROW_FORMAT, THROW_VERSION } from './throwFile.ts';

const HEAD = { 'throw.format': THROW_FORMAT, 'throw.version': THROW_VERSION };
/** Keys of a throw that has fields of its own below; any other is a file. */
const NUMBERED = ['heightMm', 'speedSpreadMmS', 'spinSpreadRadS', 'surface', 'arena'];

const ARENAS: readonly Choice[] = [
  { value: 'open', label: 'open' },
  { value: 'standard', label: 'with a rim' },
];

/** From a hand's height, as published dice were thrown. */
const OWN = {
  'throw.heightMm': 150,
  'throw.velocityMmS': [2000, 0, 0],
  'throw.speedSpreadMmS': 0,
  'throw.spinSpreadRadS': 30,
  'throw.surface.friction': 0.6,
  'throw.surface.restitution': 0.1,
};

const isStandard = (parameters: object): boolean => valueAt(parameters, 'throw.throw') === 'standard';

const isPlain = (value: unknown): boolean => value === undefined || value === 'uniform' || String(value) === '0,0,0';

/** Whether its fields say all of it: thrown straight down or along x, turned by chance. */
function isNumbered(parameters: object): boolean {
  const thrown = valueAt(parameters, 'throw');
  if (typeof thrown !== 'object' || thrown === null || isStandard(parameters)) return false;
  const velocity = valueAt(parameters, 'throw.velocityMmS');
  const others = Object.entries(thrown).filter(
    ([key]) => !['format', 'version', 'velocityMmS', ...NUMBERED].includes(key),
  );
  return (velocity === undefined || Array.isArray(velocity)) && others.every(([, value]) => isPlain(value));
}

/** How a body is thrown: by the standard, by numbers, or by a file. */
export const THROW_FIELD: Field = {
  kind: 'either',
  id: 'how',
  label: 'Throw',
  ways: [
    {
      id: 'standard',
      label: 'Standard throw',
      fixed: { ...HEAD, 'throw.throw': 'standard' },
      isOf: isStandard,
      fields: [
        { kind: 'choice', at: 'throw.terrain', label: 'Ground', choices: choicesOf(TERRAINS.map(({ id }) => id)) },
      ],
    },
    {
      id: 'own',
      label: 'By numbers',
      fixed: HEAD,
      isOf: isNumbered,
      begins: OWN,
      fields: [
        { kind: 'number', at: 'throw.heightMm', label: 'Height', unit: 'mm', help: 'Of the centre of mass.' },
        {
          kind: 'list',
          at: 'throw.velocityMmS',
          label: 'Velocity',
          unit: 'mm/s',
          help: 'Along x, up and along z; 0, 0, 0 lets it fall.',
          notation: NUMBERS,
          example: '2000, 0, 0',
        },
        { kind: 'number', at: 'throw.speedSpreadMmS', label: 'Spread of the velocity', unit: 'mm/s' },
        { kind: 'number', at: 'throw.spinSpreadRadS', label: 'Spread of the spin', unit: 'rad/s' },
        { kind: 'number', at: 'throw.surface.friction', label: 'Friction of the ground' },
        { kind: 'number', at: 'throw.surface.restitution', label: 'Bounciness of the ground' },
        { kind: 'choice', at: 'throw.arena', label: 'Ground', choices: ARENAS },
      ],
    },
    {
      id: 'file',
      label: 'From a file',
      isOf: (parameters) => valueAt(parameters, 'throw') !== undefined,
      fields: [{ kind: 'file', at: 'throw', label: 'Throw file', format: THROW_FORMAT }],
    },
  ],
};

export const rollsForm: Form = {
  sample: { bodies: ['truck'] },
  trial: 'A trial is one throw of all bodies together.',
  fields: [
    {
      kind: 'bodies',
      at: 'bodies',
      label: 'Bodies',
      help: 'Several are thrown together and meet.',
      ready: BODY_CHOICES,
      builds: [TRUCK_BUILD, BODY_BUILD],
      most: MOST_BODIES,
    },
    THROW_FIELD,
  ],
  more: [
    {
      kind: 'either',
      id: 'varied',
      label: 'Vary a figure of the throw',
      help: 'One body is thrown again with each value, from the same chance.',
      ways: [
        {
          id: 'vary',
          label: 'Vary',
          isOf: (parameters) => valueAt(parameters, 'vary.what') !== undefined,
          begins: { 'vary.values': [0.3, 0.6, 0.9] },
          fields: [
            {
              kind: 'choice',
              at: 'vary.what',
              label: 'Figure',
              choices: VARIED.map((value) => ({ value, label: LEVERS[value].label })),
            },
            { kind: 'list', at: 'vary.values', label: 'Values', notation: NUMBERS, example: '0.3:0.9:0.1' },
          ],
        },
        { id: 'none', label: 'Nothing', fixed: { vary: null }, isOf: () => true, fields: [] },
      ],
    },
    {
      kind: 'number',
      at: 'defenders',
      label: 'Defenders',
      help: 'The last so many bodies defend a place against the others; 0 for no battle.',
    },
    { kind: 'text', at: 'wins', label: 'Winning outcome', help: 'Empty, the first face of the first body.' },
    {
      kind: 'tick',
      at: 'toRest',
      label: 'Roll everything to its rest',
      help: 'Slower. The shares come out the same, within chance.',
    },
  ],
};

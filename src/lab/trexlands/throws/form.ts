import { TERRAINS } from '#sim/roll/terrain.ts';
import { choicesOf, type Form } from '#lab/form/field.ts';
import { NUMBERS } from '#lab/form/notation.ts';

export const throwsForm: Form = {
  sample: {},
  trial: 'A trial is one search for a throw from a start of its own: some thousand rolls, and many seconds.',
  fields: [
    {
      kind: 'choice',
      at: 'kind',
      label: 'Kind of throw',
      help: 'Of a shaken throw chance turns the truck; of a free one the hand chooses everything.',
      choices: choicesOf(['shaken', 'free']),
    },
    { kind: 'choice', at: 'terrain', label: 'Ground', choices: choicesOf(TERRAINS.map(({ id }) => id)) },
    { kind: 'tick', at: 'ballast', label: 'With ballast' },
    {
      kind: 'list',
      at: 'scatters',
      label: 'How exactly the hand repeats the throw',
      help: '0 for exactly, 1 for a practised hand, 2 for twice its scatter.',
      notation: NUMBERS,
      example: '0, 1, 2',
    },
  ],
  more: [
    { kind: 'number', at: 'begins', label: 'Throws that a search begins with' },
    { kind: 'number', at: 'look', label: 'Rolls of each' },
    { kind: 'number', at: 'steps', label: 'Steps to something near' },
    { kind: 'number', at: 'closer', label: 'Rolls of each step' },
    { kind: 'number', at: 'confirm', label: 'Rolls that confirm what was found' },
  ],
};

import { SEATS } from '#games/tractor-pull/ids.ts';
import { optionsIn, rulesField, type MatchForm } from '#play/form/fields.ts';
import { texts } from '#play/texts.ts';
import { form } from '../texts/form.ts';
import { planOf, STANDARD_DRAFT, withRules, type Draft } from './draft.ts';

const option = optionsIn<Draft>();

/** All that is agreed on before the first spin. */
export const FORM: MatchForm<Draft> = {
  game: 'tractor-pull',
  title: form.title,
  lead: form.lead,
  counts: SEATS,
  levels: texts.usualLevels,
  standard: STANDARD_DRAFT,
  planOf,
  fields: [
    { kind: 'note', words: form.youngest },
    rulesField(form, withRules),
    {
      kind: 'group',
      legend: form.rules,
      fields: [
        { kind: 'tick', label: form.characters, note: form.charactersNote, ...option('characters') },
        { kind: 'tick', label: form.locations, note: form.locationsNote, ...option('locations') },
        { kind: 'tick', label: form.items, note: form.itemsNote, ...option('items') },
        { kind: 'tick', label: form.overtimeEject, note: form.overtimeEjectNote, ...option('overtimeEject') },
      ],
    },
  ],
};

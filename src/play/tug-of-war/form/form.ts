import { ITEMS, SEATS, type ModuleId, type Seat } from '#games/tug-of-war/ids.ts';
import { ITEM_NAMES } from '#games/tug-of-war/names.ts';
import { extentOf, SET_IDS, setOf } from '#games/tug-of-war/sets.ts';
import { either, optionsIn, ruleOf, rulesField, type MatchForm } from '#play/form/fields.ts';
import { texts } from '#play/texts.ts';
import { form } from '../texts/form.ts';
import { planOf, STANDARD_DRAFT, withRules, type Draft } from './draft.ts';

const option = optionsIn<Draft>();
const items = option('items');

const seatIn = (seat: number | null): Seat | null => (seat === 0 || seat === 1 ? seat : null);
const advantage = option('advantage');

const setIn = ({ options }: Draft) => setOf(options.set);
const has =
  (id: ModuleId) =>
  ({ options }: Draft): boolean =>
    extentOf(options.set, options.machines).modules.includes(id);
const byItems = (draft: Draft): boolean => setIn(draft).chooser === 'items';

/** All that is agreed on before the first turn. */
export const FORM: MatchForm<Draft> = {
  game: 'tug-of-war',
  title: form.title,
  lead: form.lead,
  counts: SEATS,
  levels: texts.usualLevels,
  standard: STANDARD_DRAFT,
  planOf,
  fields: [
    rulesField({ text: form.oneSet, first: form.first }, withRules),
    ruleOf(
      {
        name: 'set',
        label: form.set,
        choices: SET_IDS.map((value) => ({ value, label: form.sets[value] })),
        ...option('set'),
      },
      { note: (draft) => (has('tower')(draft) ? form.setNotes : form.setNotesFirst)[draft.options.set] },
    ),
    { kind: 'tick', label: form.clock, note: ({ options }) => form.clockNotes[options.set], ...option('clock') },
    // The owner of each item of the Final Match; nobody, unless the table says so (TW-23).
    {
      kind: 'group',
      legend: form.items,
      when: byItems,
      fields: ITEMS.map((id) => ({
        kind: 'seat',
        // A match of three machines has neither the Conker nor enough of them to block one.
        when: (draft) => id === 'starter' || has('conker')(draft),
        label: ITEM_NAMES[id],
        before: form.item(ITEM_NAMES[id], form.itemNotes[id]),
        nobody: form.nobody,
        value: (draft) => items.value(draft)[id],
        set: (draft, seat) => items.set(draft, { ...items.value(draft), [id]: seatIn(seat) }),
      })),
    },
    {
      kind: 'group',
      legend: form.advantage,
      note: form.advantageNote,
      when: (draft) => !byItems(draft),
      fields: [
        {
          kind: 'seat',
          label: form.advantage,
          nobody: form.drawn,
          value: advantage.value,
          set: (draft, seat) => advantage.set(draft, seatIn(seat)),
        },
      ],
    },
    {
      kind: 'group',
      legend: form.house,
      fields: [
        {
          kind: 'tick',
          label: form.rope,
          note: form.ropeNote,
          when: has('rope'),
          ...either(option('rope'), 'fixed-length', 'pit'),
        },
        {
          kind: 'tick',
          label: form.letters,
          note: form.lettersNote,
          when: has('rope'),
          ...either(option('letters'), 'first', 'balanced'),
        },
        {
          kind: 'tick',
          label: form.repetition,
          note: form.repetitionNote,
          ...either(option('repetition'), true, false),
        },
        {
          kind: 'tick',
          label: form.maze,
          note: form.mazeNote,
          when: has('maze'),
          ...either(option('mazeReward'), 'rows', 'pushes'),
        },
      ],
    },
  ],
};

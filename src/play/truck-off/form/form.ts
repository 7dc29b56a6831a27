import type { MatchJson } from '#engine/matchFile/matchForm.ts';
import type { OwnDice } from '#games/truck-off/ownDice.ts';
import type { AgreedWords } from '#play/form/agreed.ts';
import { ACTION_CARDS, cardOf, type CardKind } from '#games/truck-off/cards.ts';
import { SEATS } from '#games/truck-off/numbers.ts';
import { EVEN_FIRST_MONEY, MONEY_LIMITS, pairOf, type NamedDiscards } from '#games/truck-off/options.ts';
import {
  beginsField,
  choicesOf,
  lensesOf,
  oneOf,
  optionsIn,
  rulesField,
  type Field,
  type MatchForm,
} from '#play/form/fields.ts';
import { listed, texts } from '#play/texts.ts';
import { ownDiceTold } from '../say/ownDice.ts';
import { form } from '../texts/form.ts';
import { ownDie } from '../texts/ownDie.ts';
import { planOf, STANDARD_DRAFT, withRules, type Draft } from './draft.ts';

const at = lensesOf<Draft>();
const option = optionsIn<Draft>();

/** The money at the start of a match of two: what the rule text leaves open, and what it gives Barry (TO-02). */
export const MONEY: Field<Draft> = {
  kind: 'group',
  legend: form.money,
  when: ({ players }) => players === 2,
  fields: [
    { kind: 'tick', label: form.evenStart(EVEN_FIRST_MONEY), note: form.evenStartNote, ...at('evenStart') },
    { kind: 'number', label: form.barryMoney, ...MONEY_LIMITS.barry, ...at('barryMoney') },
    { kind: 'note', words: form.barryNote },
  ],
};

type Pair = readonly [CardKind, CardKind];
type Way = NamedDiscards | 'random' | 'chosen';

const FIRST_PAIR: Pair = ['shut-truck', 'shut-venue'];
const CARDS = ACTION_CARDS.map(({ kind, name }) => ({ value: kind, label: name }));

const discards = option('discards');
const wayIn = (draft: Draft): Way => {
  const chosen = discards.value(draft);
  return typeof chosen === 'string' ? chosen : 'chosen';
};
const pairIn = (draft: Draft): Pair => {
  const chosen = discards.value(draft);
  return typeof chosen === 'string' ? FIRST_PAIR : chosen;
};

const cardField = (label: string, place: 0 | 1): Field<Draft> =>
  oneOf({
    kind: 'select',
    name: label,
    label,
    choices: CARDS,
    value: (draft) => pairIn(draft)[place],
    set: (draft, card) => discards.set(draft, place === 0 ? [card, pairIn(draft)[1]] : [pairIn(draft)[0], card]),
  });

/** The cards that go out of the game by a name. */
const namedOut = (named: NamedDiscards): Field<Draft> => ({
  kind: 'note',
  when: (draft) => wayIn(draft) === named,
  words: form.out(listed(pairOf(named).map((kind) => cardOf(kind).name))),
});

/** The two cards that everybody puts out of the game (TO-04). */
const DISCARDS: Field<Draft> = {
  kind: 'group',
  legend: form.discards,
  note: form.discardsNote,
  fields: [
    oneOf<Draft, Way>({
      name: 'discards',
      label: form.discards,
      choices: choicesOf({
        'less-take-that': form.less,
        'more-take-that': form.more,
        random: form.random,
        chosen: form.chosen,
      }),
      value: wayIn,
      set: (draft, way) => discards.set(draft, way === 'chosen' ? FIRST_PAIR : way),
    }),
    namedOut('less-take-that'),
    namedOut('more-take-that'),
    {
      kind: 'row',
      className: 'choices-row discard-pair',
      when: (draft) => wayIn(draft) === 'chosen',
      fields: [cardField(form.firstCard, 0), cardField(form.secondCard, 1)],
    },
  ],
};

/** Own dice, as a match file has them. */
function diceIn(head: MatchJson): readonly AgreedWords[] {
  const { options } = head as { readonly options?: { readonly dice?: OwnDice } }; // its reader has read it
  return ownDiceTold(options?.dice);
}

/** All that is agreed on before the first round. */
export const FORM: MatchForm<Draft> = {
  game: 'truck-off',
  title: form.title,
  lead: form.lead,
  counts: SEATS,
  levels: texts.usualLevels,
  standard: STANDARD_DRAFT,
  planOf,
  fields: [
    rulesField({ tuned: form.tuned(EVEN_FIRST_MONEY), first: form.first }, withRules),
    beginsField(form.begins),
    MONEY,
    DISCARDS,
    { kind: 'tick', label: form.specials, note: form.specialsNote, ...option('specials') },
    {
      kind: 'fold',
      legend: ownDie.legend,
      fields: [{ kind: 'own', id: 'dice', agreed: { at: 'options.dice', words: diceIn } }],
    },
  ],
};

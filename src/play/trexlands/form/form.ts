import { coinsPerX } from '#bots/trexlands/headStart/worth.ts';
import type { MatchJson } from '#engine/matchFile/matchForm.ts';
import type { TruckFile } from '#engine/truckFile.ts';
import type { AgreedWords } from '#play/form/agreed.ts';
import { ownTruckTold } from '../words/ownTruck.ts';
import { bestThrow } from '#games/trexlands/bestThrows.ts';
import { BASE_TERRAIN } from '#games/trexlands/board/terraDeck.ts';
import { SEATS } from '#games/trexlands/fleet.ts';
import { HEAD_START } from '#games/trexlands/headStart.ts';
import { CLOCKS_S, STANDARD_OPTIONS } from '#games/trexlands/options.ts';
import type { Field, MatchForm } from '#play/form/fields.ts';
import { choicesOf, either, numberOf, optionsIn, rulesField, ruleOf } from '#play/form/fields.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from '../texts.ts';
import { planOf, STANDARD_DRAFT, withRules, type Draft } from './draft.ts';

const form = gameTexts.form;
const headStart = gameTexts.headStart;

/** V with which a player begins besides. */
export const HEAD_STARTS: Field<Draft> = {
  kind: 'handicaps',
  title: headStart.title,
  note: ({ players }) => headStart.note(coinsPerX(players)),
  of: headStart.of,
  choices: Array.from({ length: HEAD_START.most + 1 }, (_, coins) => ({
    value: String(coins),
    label: coins === 0 ? headStart.none : headStart.more(coins),
  })),
  value: (draft, player) => String(draft.headStart[player] ?? 0),
  set: (draft, player, coins) => ({
    ...draft,
    headStart: draft.headStart.map((was, i) => (i === player ? Number(coins) : was)),
  }),
};

/** The own truck, as a match file has it. */
function truckIn(head: MatchJson): readonly AgreedWords[] {
  const { options } = head as { readonly options?: { readonly truck?: TruckFile } }; // its reader has read it
  return ownTruckTold(options?.truck);
}

/** A first taste, a short evening, and the rules' own limit (TX-60), in turn cycles. */
const LIMITS = [5, 10, STANDARD_OPTIONS.cycleLimit, null];

/** A practised hand's results by it (TX-64). */
const bestFree = bestThrow('free', BASE_TERRAIN);
/** On one device none is needed; for a table that wants it the rules' own, or time to read. */
const CLOCKS = [null, CLOCKS_S.usual, 30, 60];

const option = optionsIn<Draft>();
/** House rules that a group may agree on; every field says what the rules say until it is touched. */
export const HOUSE_RULES: readonly Field<Draft>[] = [
  { kind: 'tick', label: form.obstacles, note: form.obstaclesNote, ...option('obstacles') },
  {
    kind: 'tick',
    label: form.freeThrow,
    note: form.freeThrowNote(bestFree.percent, bestFree.standard),
    ...either(option('freeThrow'), 'firm', false),
  },
  ruleOf({
    name: 'ties',
    label: form.ties,
    choices: choicesOf({ highest: form.tiesHighest, any: form.tiesAny }),
    ...option('ties'),
  }),
  numberOf('cycles', form.cycles, LIMITS, option('cycleLimit'), (n) => (n === null ? form.noLimit : form.limit(n))),
  numberOf('clocks', form.clocks, CLOCKS, option('clockS'), (s) => (s === null ? form.noClock : form.clock(s))),
  { kind: 'own', id: 'truck', agreed: { at: 'options.truck', words: truckIn } },
];

/** All that is agreed on before the first roll. */
export const FORM: MatchForm<Draft> = {
  game: 'trexlands',
  title: form.title,
  lead: form.lead,
  counts: SEATS,
  levels: gameTexts.botLevels,
  standard: STANDARD_DRAFT,
  planOf,
  fields: [rulesField(form, withRules), HEAD_STARTS, { kind: 'fold', legend: texts.form.rules, fields: HOUSE_RULES }],
};

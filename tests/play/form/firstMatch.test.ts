import { describe, expect, it } from 'vitest';
import { OFFERED_SETS, type RuleSet } from '#engine/ruleSets.ts';
import * as tractionOptions from '#games/traction/options.ts';
import * as tractorPullOptions from '#games/tractor-pull/options.ts';
import { optionsOf as truckOffOptions } from '#games/truck-off/options.ts';
import * as trexlandsOptions from '#games/trexlands/options.ts';
import * as tugOfWarOptions from '#games/tug-of-war/options.ts';
import { wordsOf, type MatchForm } from '#play/form/fields.ts';
import type { DraftOfSeats } from '#play/form/players.ts';
import { FORM as traction } from '#play/traction/form/form.ts';
import { FORM as tractorPull } from '#play/tractor-pull/form/form.ts';
import { FORM as trexlands } from '#play/trexlands/form/form.ts';
import { FORM as truckOff } from '#play/truck-off/form/form.ts';
import { FORM as tugOfWar } from '#play/tug-of-war/form/form.ts';
import { texts } from '#play/texts.ts';
import { must } from '../../games/traction/support.ts';

type Draft = DraftOfSeats & { readonly rules: RuleSet };
interface Planned {
  readonly rules: RuleSet;
  readonly seats: readonly unknown[];
  readonly setup: { readonly options: object };
}

const FORMS: readonly (readonly [string, MatchForm<Draft>, number, object])[] = (
  [
    ['Traction', traction, 2, tractionOptions.OPTIONS_BY.first],
    ['Trexlands', trexlands, 2, trexlandsOptions.OPTIONS_BY.first],
    ['Truck Off', truckOff, 3, truckOffOptions('first', 3)],
    ['Tractor Pull', tractorPull, 2, tractorPullOptions.OPTIONS_BY.first],
    ['Tug of War', tugOfWar, 2, tugOfWarOptions.OPTIONS_BY.first],
  ] as const
).map(([name, form, ...more]) => [name, form as unknown as MatchForm<Draft>, ...more]);

/** The question about the set of rules. */
function asked(form: MatchForm<Draft>) {
  const group = form.fields.find((field) => 'legend' in field && field.legend === texts.ruleSets.legend);
  if (group?.kind !== 'group') throw new Error('a form has a group for the set of rules');
  const [choice] = group.fields;
  if (choice?.kind !== 'segments') throw new Error('a form asks for the set of rules');
  const note = (draft: Draft): string => wordsOf(group.note ?? '', draft);
  return { offered: choice.choices.map(({ value }) => value), note, by: choice.set };
}

const planOf = (form: MatchForm<Draft>, draft: Draft): Planned => {
  const { match = null, ...plan } = must(form.planOf(draft)) as Planned & { readonly match?: Planned };
  return match ?? plan;
};

describe.each(FORMS)('the form of %s', (_, form, players, options) => {
  const { offered, note, by } = asked(form);
  /** Of many at the table. */
  const many = { ...form.standard, players: form.counts.max };
  const first = by(many, 'first');

  it('offers a first match, and says in a sentence what it leaves out', () => {
    expect(offered).toContain('first');
    expect(OFFERED_SETS).toEqual(expect.arrayContaining(offered));
    expect(note(first)).toMatch(/^First match: .*\.$/);
    expect(note(form.standard)).not.toMatch(/^First match/);
  });

  it('plans it as the set has it, for as many as it begins with', () => {
    const plan = planOf(form, first);
    expect([plan.rules, plan.seats.length]).toEqual(['first', players]);
    expect(plan.setup.options).toEqual(options);
  });

  it('leaves nothing of it behind where the text is chosen again', () => {
    const again = by(first, 'text');
    expect(planOf(form, again)).toEqual(planOf(form, { ...form.standard, players }));
  });
});

const withFirst = (draft: Draft, first: number): Draft => Object.assign({}, draft, { first });

describe('the form of a first match of Traction', () => {
  it('does not ask who begins: the learner does, whoever was named before', () => {
    const form = FORMS[0]?.[1];
    if (form === undefined) throw new Error('Traction has a form');
    const named = asked(form).by(withFirst(form.standard, 1), 'first');
    const shown = form.fields.filter(({ when }) => when?.(named) ?? true);
    expect(shown.some((field) => field.kind === 'group' && field.legend === texts.ruleSets.begins)).toBe(false);
    expect(planOf(form, named).setup.options).toMatchObject({ first: 0 });
    expect(planOf(form, asked(form).by(named, 'text')).setup.options).toMatchObject({ first: 1 });
  });
});

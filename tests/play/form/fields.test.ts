import { describe, expect, it } from 'vitest';
import { wordsOf, type Field, type MatchForm } from '#play/form/fields.ts';
import type { DraftOfSeats } from '#play/form/players.ts';
import { FORM as TRACTION } from '#play/traction/form/form.ts';
import { FORM as TRACTOR_PULL } from '#play/tractor-pull/form/form.ts';
import { FORM as TREXLANDS } from '#play/trexlands/form/form.ts';
import { FORM as TRUCK_OFF } from '#play/truck-off/form/form.ts';
import { FORM as TUG_OF_WAR } from '#play/tug-of-war/form/form.ts';

type Set<D> = readonly [said: string, set: D, value: () => unknown, expected: unknown];

/** Everything that can be set by a field, and by those within it, at the draft. */
function setsOf<D extends DraftOfSeats>(draft: D, field: Field<D>): readonly Set<D>[] {
  switch (field.kind) {
    case 'tick':
      return [true, false].map((on) => at(field.label, field.set(draft, on), (next) => field.value(next), on));
    case 'segments':
    case 'select':
      return field.choices.map(({ value, label }) =>
        at(`${field.label}: ${label}`, field.set(draft, value), (next) => field.value(next), value),
      );
    case 'number':
    case 'slider':
      return [field.min, field.max].map((n) => at(field.label, field.set(draft, n), (next) => field.value(next), n));
    case 'seat':
      return [null, 0, 1].map((seat) => at(field.label, field.set(draft, seat), (next) => field.value(next), seat));
    case 'handicaps':
      return field.choices.map(({ value }) =>
        at(field.title, field.set(draft, 1, value), (next) => field.value(next, 1), value),
      );
    case 'group':
    case 'rule':
    case 'fold':
    case 'row':
      return field.fields.flatMap((inner) => setsOf(draft, inner));
    case 'note':
    case 'shown':
      expect(wordsOf(field.words, draft)).not.toContain('undefined');
      return [];
    case 'own':
      return [];
  }
}

const at = <D>(said: string, set: D, value: (draft: D) => unknown, expected: unknown): Set<D> => [
  said,
  set,
  () => value(set),
  expected,
];

function check<D extends DraftOfSeats>({ standard, fields, planOf }: MatchForm<D>, atLeast: number): void {
  expect(planOf(standard).ok).toBe(true);
  const sets = fields.flatMap((field) => setsOf(standard, field));
  expect(sets.length).toBeGreaterThanOrEqual(atLeast);
  for (const [said, draft, value, expected] of sets) {
    expect(value(), said).toEqual(expected);
    expect(planOf(draft).ok, said).toBe(true);
    expect(draft.seats, said).toEqual(standard.seats);
  }
}

describe('the form of a new match', () => {
  it('keeps whatever is set in it, and is a match then, at Traction', () => check(TRACTION, 30));
  it('keeps whatever is set in it, and is a match then, at Trexlands', () => check(TREXLANDS, 20));
  it('keeps whatever is set in it, and is a match then, at Truck Off', () => check(TRUCK_OFF, 15));
  it('keeps whatever is set in it, and is a match then, at Tractor Pull', () => check(TRACTOR_PULL, 10));
  it('keeps whatever is set in it, and is a match then, at Tug of War', () => check(TUG_OF_WAR, 20));

  it('says at Tug of War what the set has: items of the Final Match, the advantage of the Death Match', () => {
    const shown = (set: 'final' | 'death'): readonly string[] => {
      const draft = { ...TUG_OF_WAR.standard, options: { ...TUG_OF_WAR.standard.options, set } };
      return TUG_OF_WAR.fields
        .filter((field) => field.when?.(draft) !== false)
        .flatMap((field) => ('legend' in field ? [field.legend] : []));
    };
    expect(shown('final')).toContain('Items');
    expect(shown('final')).not.toContain('Who has the advantage');
    expect(shown('death')).toContain('Who has the advantage');
    expect(shown('death')).not.toContain('Items');
  });
});

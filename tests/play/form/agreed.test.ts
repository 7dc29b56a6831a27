import { describe, expect, it } from 'vitest';
import { startMatch } from '#engine/match.ts';
import type { MatchJson } from '#engine/matchFile/matchForm.ts';
import { formWords, type AgreedWords, type HeadOf } from '#play/form/agreed.ts';
import type { Field, MatchForm } from '#play/form/fields.ts';
import type { DraftOfSeats } from '#play/form/players.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { FORM as TRACTION } from '#play/traction/form/form.ts';
import { FORM as TRACTOR_PULL } from '#play/tractor-pull/form/form.ts';
import { FORM as TREXLANDS } from '#play/trexlands/form/form.ts';
import { FORM as TRUCK_OFF } from '#play/truck-off/form/form.ts';
import { FORM as TUG_OF_WAR } from '#play/tug-of-war/form/form.ts';
import { texts } from '#play/texts.ts';
import { ownDie } from '#play/truck-off/texts/ownDie.ts';
import { PHYSICS_BUILD } from '#sim/build.ts';
import { ok } from '#sim/result.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { runs } from '../../effort.ts';
import { loaded } from '../../engine/ownDie/bodies.ts';
import { Chance, partsOf } from '../../online/support.ts';

/** As a table makes the file of a new match. */
async function headsOf(game: string): Promise<HeadOf> {
  const parts = await partsOf(game);
  return (agreed) =>
    parts(({ game: rules, files }) => {
      const plan = typeof agreed === 'object' && agreed !== null && 'match' in agreed ? agreed.match : agreed;
      const header = { build: PHYSICS_BUILD, tickHz: TICK_HZ, seed: 0, ...(plan as object) };
      const started = startMatch(rules, header as Parameters<typeof startMatch<never>>[1]);
      if (!started.ok) return started;
      return ok(JSON.parse(files.makeMatch(files.recordMatch(started.value))) as MatchJson);
    });
}

/** Anything that the field, or one within it, can be set to. */
function anySet<D extends DraftOfSeats>(draft: D, field: Field<D>, chance: Chance): D {
  if (field.when?.(draft) === false) return draft;
  if ('fields' in field) return field.fields.reduce((before, inner) => anySet(before, inner, chance), draft);
  switch (field.kind) {
    case 'tick':
      return field.set(draft, chance.integer(0, 1) === 1);
    case 'segments':
    case 'select':
      return field.set(draft, chance.oneOf(field.choices)?.value ?? '');
    case 'number':
    case 'slider': {
      const { min, max, step = 1 } = field;
      return field.set(draft, min + step * chance.integer(0, Math.floor((max - min) / step)));
    }
    case 'seat':
      return field.set(draft, chance.oneOf([null, 0, 1]) ?? null);
    case 'handicaps':
      return field.set(draft, 1, chance.oneOf(field.choices)?.value ?? '');
    default:
      return draft;
  }
}

const said = <D extends DraftOfSeats>(
  form: MatchForm<D>,
  draft: NoInfer<D>,
  headOf: HeadOf,
): readonly AgreedWords[] => {
  const plan = form.planOf(draft);
  if (!plan.ok) throw new Error(plan.fault.message);
  const head = headOf(plan.value);
  if (!head.ok) throw new Error(head.fault.message);
  return formWords(form).agreedIn(head.value, headOf);
};

async function check<D extends DraftOfSeats>(form: MatchForm<D>): Promise<void> {
  const headOf = await headsOf(form.game);
  const chance = new Chance(41);
  for (let i = 0; i < runs(2, 200); i += 1) {
    const draft = form.fields.reduce((before, field) => anySet(before, field, chance), form.standard);
    const told = said(form, draft, headOf);
    const { agreedMore } = texts.rooms;
    expect(
      told.filter(({ label }) => label === agreedMore),
      JSON.stringify(draft),
    ).toEqual([]);
  }
}

describe('a match file in the words of its form', () => {
  it('says all that was set, at Traction', () => check(TRACTION));
  it('says all that was set, at Trexlands', () => check(TREXLANDS));
  it('says all that was set, at Truck Off', () => check(TRUCK_OFF));
  it('says all that was set, at Tractor Pull', () => check(TRACTOR_PULL));
  it('says all that was set, at Tug of War', () => check(TUG_OF_WAR));

  it('has the hands, the tolerance and the steps of Traction also where they are as usual', async () => {
    const headOf = await headsOf('traction');
    const usual = said(TRACTION, TRACTION.standard, headOf);
    const own = said(TRACTION, { ...TRACTION.standard, hands: 'free', toleranceShare: 0 }, headOf);
    const labels = usual.map(({ label }) => label);
    expect(own.map(({ label }) => label)).toEqual(labels);
    expect(labels.length).toBeGreaterThanOrEqual(3);
    const changed = own.filter(({ words }, i) => words !== usual[i]?.words);
    expect(changed).toHaveLength(2);
  });

  it('tells what no field makes as it stands in the file', async () => {
    const headOf = await headsOf('traction');
    const told = said(TRACTION, { ...TRACTION.standard, surfaceId: 'glass' }, headOf);
    expect(told.at(-1)).toMatchObject({ label: texts.rooms.agreedMore, words: expect.stringContaining('surface') });
  });

  it('tells own dice in their own words, and no number of their corners', async () => {
    const headOf = await headsOf('truck-off');
    const { options } = TRUCK_OFF.standard;
    const told = said(TRUCK_OFF, { ...TRUCK_OFF.standard, options: { ...options, dice: { d6: loaded() } } }, headOf);
    const usual = said(TRUCK_OFF, TRUCK_OFF.standard, headOf);
    expect(told.slice(0, -1)).toEqual(usual);
    expect(told.at(-1)).toMatchObject({
      label: ownDie.inPlace('d6'),
      words: expect.stringMatching(/loaded die.*: 4\.\d g, 27\.7 mm across; by geometry 1: 16\.\d %/) as string,
    });
  });

  it.each([
    { filling: 'own', fillingGCm3: 7.5, fillingMm: 12.3 },
    { filling: 'own', fillingGCm3: 1.9, fillingMm: 12.3 },
    { filling: 'own', fillingGCm3: 7.55, fillingMm: 40 },
  ] as const)('calls pieces filled, with the figures of what they are filled with: %j', async (filled) => {
    const { form } = tractionTexts;
    const told = said(TRACTION, { ...TRACTION.standard, ...filled }, await headsOf('traction'));
    expect(told).toContainEqual({ label: form.filling, words: form.fillings.own });
    expect(told).toContainEqual({ label: form.fillingGCm3, words: String(filled.fillingGCm3) });
    expect(told).toContainEqual({ label: form.fillingMm, words: String(filled.fillingMm) });
    expect(told.map(({ label }) => label)).not.toContain(texts.rooms.agreedMore);
  });

  it('says of a file that leaves out what is usual no more than that', async () => {
    const headOf = await headsOf('tug-of-war');
    const whole = headOf((TUG_OF_WAR.planOf(TUG_OF_WAR.standard) as { value: unknown }).value);
    if (!whole.ok) throw new Error(whole.fault.message);
    const { game, rules, seats } = whole.value;
    const told = formWords(TUG_OF_WAR).agreedIn({ game, rules, seats }, headOf);
    expect(told).toEqual(said(TUG_OF_WAR, TUG_OF_WAR.standard, headOf));
  });
});

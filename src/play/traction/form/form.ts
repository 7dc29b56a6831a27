import { VARIANT_RANGES } from '#games/traction/variants.ts';
import { OPTION_RANGES, OPTIONS_BY } from '#games/traction/options.ts';
import { DISTANCE_MM, furthestMm, layPads, SEATS } from '#games/traction/pads.ts';
import { TOLERANCE_SHARE, toleranceAt } from '#games/traction/referee/tolerance.ts';
import {
  beginsField,
  choicesOf,
  either,
  lensesOf,
  oneOf,
  rulesField,
  ruleOf,
  type Field,
  type MatchForm,
} from '#play/form/fields.ts';
import { texts } from '#play/texts.ts';
import { STEADINESSES } from '#sim/hand/steadiness.ts';
import { MM_PER_INCH } from '#sim/maths/units.ts';
import type { PyramidSize } from '#sim/pyramid.ts';
import { gameTexts } from '../texts.ts';
import {
  agreedOf,
  DEFAULT_DRAFT,
  DISTANCE_IN,
  distanceMm,
  rangesOf,
  withRules,
  withSteadiness,
  type Draft,
  type Ranges,
} from './draft.ts';

const form = gameTexts.form;
const stakes = gameTexts.stakes;
const at = lensesOf<Draft>();

const shownDistance = (draft: Draft): string => form.distanceValue(draft.distanceIn, distanceMm(draft));
const acrossMm = (draft: Draft): number => furthestMm(layPads(draft.players, distanceMm(draft)).pads);

/** TR-02, TR-53, TR-66. */
const DISTANCE: Field<Draft> = {
  kind: 'group',
  legend: form.distance,
  note: form.distanceNote,
  fields: [
    { kind: 'shown', words: shownDistance },
    {
      kind: 'note',
      when: (draft) => acrossMm(draft) > DISTANCE_MM.max,
      words: (draft) => form.far(Math.round(acrossMm(draft) / MM_PER_INCH)),
    },
    { kind: 'slider', label: form.distance, ...DISTANCE_IN, shown: shownDistance, ...at('distanceIn') },
  ],
};

/** The hands that play the match; in a friendly one, which hand it begins with. Shown openly during the match, too. */
const HANDS: Field<Draft> = {
  kind: 'group',
  legend: form.hand,
  note: ({ hands, handMode }) => (hands === 'any' ? form.handNote[handMode] : stakes.notes[hands]),
  fields: [
    oneOf({
      name: 'stakes',
      label: stakes.legend,
      choices: choicesOf({
        any: stakes.choices.any,
        trembling: stakes.choices.trembling,
        free: stakes.choices.free,
      }),
      ...at('hands'),
    }),
    oneOf({
      name: 'hand',
      label: form.hand,
      choices: choicesOf({ assisted: form.handAssisted, free: form.handFree }),
      when: ({ hands }) => hands === 'any',
      ...at('handMode'),
    }),
    {
      kind: 'handicaps',
      title: texts.handicap.title,
      note: texts.handicap.note,
      of: texts.handicap.of,
      choices: STEADINESSES.map((value) => ({ value, label: texts.handicap.names[value] })),
      value: ({ steadiness }, player) => steadiness[player] ?? 'usual',
      set: (draft, player, hand) =>
        withSteadiness(draft, player, STEADINESSES.find((known) => known === hand) ?? 'usual'),
      hands: ({ steadiness }) => steadiness,
    },
  ],
};

const SIZES: readonly PyramidSize[] = ['S', 'M', 'L'];

const withRange = ([small, medium, large]: Ranges, place: number, steps: number): Ranges => [
  place === 0 ? steps : small,
  place === 1 ? steps : medium,
  place === 2 ? steps : large,
];

const RANGES: Field<Draft> = {
  kind: 'rule',
  legend: form.ranges,
  fields: [
    oneOf({
      name: 'ranges',
      label: form.ranges,
      choices: choicesOf({
        standard: form.rangesStandard,
        fast: form.rangesFast,
        custom: form.rangesCustom,
      }),
      value: ({ rangesChoice }: Draft) => rangesChoice,
      set: (draft, rangesChoice) => ({ ...draft, rangesChoice, ownRanges: rangesOf(draft) }),
    }),
    {
      kind: 'row',
      className: 'row',
      when: ({ rangesChoice }) => rangesChoice === 'custom',
      fields: SIZES.map((size, i) => ({
        kind: 'number',
        label: form.rangeOf(size),
        ...OPTION_RANGES.steps,
        value: ({ ownRanges }) => ownRanges[i] ?? 1,
        set: (draft, steps) => ({ ...draft, ownRanges: withRange(draft.ownRanges, i, steps) }),
      })),
    },
  ],
};

const SHARES = { strict: 0, standard: 1, own: 1.5 } as const;

const shownTolerance = ({ toleranceShare }: Draft): string => {
  const { moveMm, yawDeg } = toleranceAt(toleranceShare);
  return form.toleranceValue(moveMm, yawDeg);
};

/** TR-27. */
const TOLERANCE: Field<Draft> = {
  kind: 'rule',
  legend: form.tolerance,
  fields: [
    oneOf({
      name: 'tolerance',
      label: form.tolerance,
      choices: choicesOf({
        strict: form.toleranceStrict,
        standard: form.toleranceStandard,
        own: form.toleranceOther,
      }),
      value: ({ toleranceShare }: Draft) =>
        (['strict', 'standard'] as const).find((choice) => SHARES[choice] === toleranceShare) ?? 'own',
      set: (draft, choice) => ({ ...draft, toleranceShare: SHARES[choice] }),
    }),
    {
      kind: 'slider',
      label: form.toleranceSlider,
      ...TOLERANCE_SHARE,
      shown: shownTolerance,
      ...at('toleranceShare'),
    },
    { kind: 'note', words: shownTolerance },
  ],
};

const { min, max } = OPTION_RANGES.piecesPerTurn;
const PIECE_COUNTS = Array.from({ length: max - min + 1 }, (_, i) => ({ value: min + i, label: String(min + i) }));

const isOwn = ({ filling }: Draft): boolean => filling === 'own';

const FILLING: Field<Draft> = {
  kind: 'rule',
  legend: form.filling,
  fields: [
    oneOf({ name: 'filling', label: form.filling, choices: choicesOf(form.fillings), ...at('filling') }),
    {
      kind: 'row',
      className: 'row',
      when: isOwn,
      fields: [
        { kind: 'number', label: form.fillingGCm3, ...VARIANT_RANGES.fillingGCm3, step: 0.01, ...at('fillingGCm3') },
        { kind: 'number', label: form.fillingMm, ...VARIANT_RANGES.fillingMm, step: 0.1, ...at('fillingMm') },
      ],
    },
    { kind: 'note', when: ({ filling }) => filling !== 'hollow', words: () => form.fillingNote },
  ],
};

/** House rules that a group may agree on; every field says what the rules say until it is touched. */
const HOUSE_RULES: readonly Field<Draft>[] = [
  RANGES,
  ruleOf({ name: 'pieces-per-turn', label: form.piecesPerTurn, choices: PIECE_COUNTS, ...at('piecesPerTurn') }),
  TOLERANCE,
  FILLING,
  { kind: 'tick', label: form.starterOne, note: form.starterOneNote, ...at('starterOne') },
  { kind: 'tick', label: form.flatVictims, note: form.flatVictimsNote, ...either(at('flatVictims'), 'stay', 'rise') },
  { kind: 'tick', label: form.tackling, note: form.tacklingNote, ...at('rockPaperScissors') },
  { kind: 'tick', label: form.turnLimit, note: form.turnLimitNote, ...at('turnLimit') },
];

/** All that is agreed on before the first turn; the page draws the surface. */
export const FORM: MatchForm<Draft> = {
  game: 'traction',
  title: form.title,
  lead: form.lead,
  counts: SEATS,
  levels: gameTexts.botLevels,
  standard: DEFAULT_DRAFT,
  planOf: agreedOf,
  fields: [
    rulesField(form, withRules),
    // A set may say who begins.
    { ...beginsField<Draft>(form.begins), when: ({ rules }) => OPTIONS_BY[rules].first === undefined },
    { kind: 'own', id: 'surface' },
    DISTANCE,
    HANDS,
    { kind: 'fold', legend: texts.form.rules, fields: HOUSE_RULES },
  ],
};

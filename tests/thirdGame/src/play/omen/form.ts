import { SEATS, STANDARD_OPTIONS, type OmenOptions } from '#games/omen/state.ts';
import { numberOf, optionsIn, type MatchForm } from '#play/form/fields.ts';
import { planOfOptions, type DraftOfOptions } from '#play/form/plans.ts';
import { STANDARD_SEATS } from '#play/form/players.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from './texts.ts';

type Draft = DraftOfOptions<OmenOptions>;

const { form } = gameTexts;
const { left } = texts.countdown;
const option = optionsIn<Draft>();

export const STANDARD_DRAFT: Draft = { players: 2, seats: STANDARD_SEATS, options: STANDARD_OPTIONS };

/** All that is agreed on before the first turn. */
export const FORM: MatchForm<Draft> = {
  game: 'omen',
  title: form.title,
  lead: form.lead,
  counts: SEATS,
  standard: STANDARD_DRAFT,
  planOf: planOfOptions,
  fields: [
    numberOf('rounds', form.rounds, [1, 2, 3], option('rounds')),
    numberOf('clock', form.clock, [null, 10, 30], option('clockS'), (s) => (s === null ? form.noClock : left(s))),
  ],
};

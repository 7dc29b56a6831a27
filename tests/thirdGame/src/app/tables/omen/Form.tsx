import { SEATS, STANDARD_OPTIONS, type OmenOptions } from '#games/omen/state.ts';
import { ok, type Result } from '#sim/result.ts';
import { NewMatchForm } from '#app/pages/form/NewMatchForm.tsx';
import { optionsIn, ruleOf, type MatchForm } from '#play/form/fields.ts';
import { seatsOf, STANDARD_SEATS, type DraftOfSeats } from '#play/form/players.ts';
import type { OmenTypes } from '#games/omen/omen.ts';
import type { NewMatch } from '#play/session/state.ts';
import { gameTexts } from '#play/omen/texts.ts';

const { form } = gameTexts;

interface Draft extends DraftOfSeats {
  readonly options: OmenOptions;
}

const STANDARD_DRAFT: Draft = { players: 2, seats: STANDARD_SEATS, options: STANDARD_OPTIONS };

const option = optionsIn<Draft>();
const clock = option('clockS');
const SECONDS = [0, 10, 30].map((value) => ({ value, label: value === 0 ? form.noClock : form.seconds(value) }));

const FORM: MatchForm<Draft> = {
  game: 'omen',
  title: form.title,
  lead: form.lead,
  counts: SEATS,
  standard: STANDARD_DRAFT,
  planOf,
  fields: [
    ruleOf(
      {
        name: 'rounds',
        label: form.rounds,
        choices: [1, 2, 3].map((value) => ({ value, label: String(value) })),
        ...option('rounds'),
      },
      {},
    ),
    ruleOf(
      {
        name: 'clock',
        label: form.clock,
        choices: SECONDS,
        value: (draft: Draft) => clock.value(draft) ?? 0,
        set: (draft, seconds) => clock.set(draft, seconds === 0 ? null : seconds),
      },
      {},
    ),
  ],
};

/** The form for a match of Omen. */
export const Form = () => <NewMatchForm form={FORM} />;

function planOf({ options, ...draft }: Draft): Result<NewMatch<OmenTypes>> {
  const seats = seatsOf(draft);
  return seats.ok ? ok({ seats: seats.value, setup: { options } }) : seats;
}

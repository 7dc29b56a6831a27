import { SEATS, STANDARD_OPTIONS, type OmenOptions } from '#games/omen/state.ts';
import { ok, type Result } from '#sim/result.ts';
import { FormEnd } from '#app/pages/form/FormEnd.tsx';
import { PlayersField } from '#app/pages/form/PlayersField.tsx';
import { seatOf, seatsOf, STANDARD_SEATS, type DraftOfSeats } from '#play/form/players.ts';
import { useDraft } from '#app/pages/form/useDraft.ts';
import { FieldSet, Segments } from '#app/ui/Field.tsx';
import { Page } from '#app/ui/Page.tsx';
import type { OmenTypes } from '#games/omen/omen.ts';
import type { NewMatch } from '#play/session/state.ts';
import { gameTexts } from '#play/omen/texts.ts';

const { form } = gameTexts;

interface Draft extends DraftOfSeats {
  readonly options: OmenOptions;
}

const STANDARD_DRAFT: Draft = { players: 2, seats: STANDARD_SEATS, options: STANDARD_OPTIONS };

const ROUNDS = [1, 2, 3].map((rounds) => ({ value: rounds, label: String(rounds) }));
const CLOCKS = [
  { value: 0, label: form.noClock },
  ...[10, 30].map((seconds) => ({ value: seconds, label: form.seconds(seconds) })),
];

/** What players of Omen agree on. */
export function Form() {
  const { draft, change, refused, play } = useDraft('omen', STANDARD_DRAFT, planOf);
  const { options } = draft;
  const set = (next: Partial<OmenOptions>): void => change({ ...draft, options: { ...options, ...next } });
  return (
    <Page title={form.title} className="new-match">
      <h1>{form.title}</h1>
      <p className="lead">{form.lead}</p>
      <form onSubmit={play} noValidate>
        <PlayersField counts={SEATS} draft={draft} onDraft={change} wrongSeat={seatOf(refused)} />
        <FieldSet legend={form.rounds}>
          <Segments
            name="rounds"
            label={form.rounds}
            value={options.rounds}
            choices={ROUNDS}
            onChoose={(rounds) => set({ rounds })}
          />
        </FieldSet>
        <FieldSet legend={form.clock}>
          <Segments
            name="clock"
            label={form.clock}
            value={options.clockS ?? 0}
            choices={CLOCKS}
            onChoose={(seconds) => set({ clockS: seconds === 0 ? null : seconds })}
          />
        </FieldSet>
        <FormEnd refused={refused} />
      </form>
    </Page>
  );
}

function planOf({ options, ...draft }: Draft): Result<NewMatch<OmenTypes>> {
  const seats = seatsOf(draft);
  return seats.ok ? ok({ seats: seats.value, setup: { options } }) : seats;
}

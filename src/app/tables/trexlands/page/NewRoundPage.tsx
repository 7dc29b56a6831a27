import { useState, type FormEvent } from 'react';
import { SEATS } from '../../../../games/trexlands/fleet.ts';
import { STANDARD_OPTIONS, type TrexlandsOptions } from '../../../../games/trexlands/options.ts';
import type { Fault } from '../../../../sim/result.ts';
import { DEFAULT_DRAFT, seatOf, seatsOf, type DraftOfSeats } from '../../../pages/form/draft.ts';
import { PlayersField } from '../../../pages/form/PlayersField.tsx';
import { Page } from '../../../pages/Page.tsx';
import { agreeOn } from '../../../pages/plans.ts';
import { goTo, makeRoute } from '../../../pages/route.ts';
import { texts } from '../../../texts.ts';
import { HouseRulesField } from './HouseRulesField.tsx';

/** A new match of Trexlands as the form holds it. */
interface RoundDraft extends DraftOfSeats {
  readonly options: TrexlandsOptions;
}

/** What players of Trexlands agree on before the first roll. */
export function NewRoundPage() {
  const [draft, setDraft] = useState<RoundDraft>({ players: DEFAULT_DRAFT.players, seats: DEFAULT_DRAFT.seats, options: STANDARD_OPTIONS });
  const [refused, setRefused] = useState<Fault | null>(null);
  const change = (next: RoundDraft): void => {
    setDraft(next);
    setRefused(null);
  };
  const play = (event: FormEvent): void => {
    event.preventDefault();
    const seats = seatsOf(draft);
    if (seats.ok) goTo({ page: 'match', id: agreeOn({ game: 'trexlands', match: { seats: seats.value, setup: { options: draft.options } } }) });
    else setRefused(seats.fault);
  };
  return (
    <Page title={texts.trexlands.form.title} className="new-match">
      <h1>{texts.trexlands.form.title}</h1>
      <p className="lead">{texts.trexlands.form.lead}</p>
      <form onSubmit={play} noValidate>
        <PlayersField counts={SEATS} draft={draft} onDraft={change} wrongSeat={seatOf(refused)} />
        <details className="house-rules">
          <summary>{texts.form.rules}</summary>
          <HouseRulesField options={draft.options} onOptions={(options) => change({ ...draft, options })} />
        </details>
        <div className="form-end">
          <div role="alert">{refused !== null && <p className="wrong">{refused.message}</p>}</div>
          <div className="row">
            <button type="submit" className="button primary large">
              {texts.form.play}
            </button>
            <a className="button quiet large" href={makeRoute({ page: 'start' })}>
              {texts.form.cancel}
            </a>
          </div>
        </div>
      </form>
    </Page>
  );
}

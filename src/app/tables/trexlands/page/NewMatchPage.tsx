import { SEATS } from '../../../../games/trexlands/fleet.ts';
import { STANDARD_OPTIONS, type TrexlandsOptions } from '../../../../games/trexlands/options.ts';
import { ok, type Result } from '../../../../sim/result.ts';
import { seatOf, seatsOf, STANDARD_SEATS, type DraftOfSeats } from '../../../pages/form/players.ts';
import { FormEnd } from '../../../pages/form/FormEnd.tsx';
import { PlayersField } from '../../../pages/form/PlayersField.tsx';
import { useDraft } from '../../../pages/form/useDraft.ts';
import { Page } from '../../../ui/Page.tsx';
import type { NewMatch } from '../session/sessionTypes.ts';
import { texts } from '../../../texts.ts';
import { gameTexts } from '../texts.ts';
import { HouseRulesField } from './HouseRulesField.tsx';

/** A new match of Trexlands as the form holds it. */
interface Draft extends DraftOfSeats {
  readonly options: TrexlandsOptions;
}

const STANDARD_DRAFT: Draft = { players: 2, seats: STANDARD_SEATS, options: STANDARD_OPTIONS };

/** The form for a match: all that is agreed on before the first roll. */
export function NewMatchPage() {
  const { draft, change, refused, play } = useDraft('trexlands', STANDARD_DRAFT, planOf);
  return (
    <Page title={gameTexts.form.title} className="new-match">
      <h1>{gameTexts.form.title}</h1>
      <p className="lead">{gameTexts.form.lead}</p>
      <form onSubmit={play} noValidate>
        <PlayersField
          levels={gameTexts.botLevels}
          counts={SEATS}
          draft={draft}
          onDraft={change}
          wrongSeat={seatOf(refused)}
        />
        <details className="house-rules">
          <summary>{texts.form.rules}</summary>
          <HouseRulesField options={draft.options} onOptions={(options) => change({ ...draft, options })} />
        </details>
        <FormEnd refused={refused} />
      </form>
    </Page>
  );
}

function planOf(draft: Draft): Result<NewMatch> {
  const seats = seatsOf(draft);
  return seats.ok ? ok({ seats: seats.value, setup: { options: draft.options } }) : seats;
}

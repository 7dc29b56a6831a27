import '#app/styles/newMatch.css';
import { useState } from 'react';
import type { MatchForm } from '#play/form/fields.ts';
import { seatOf, type DraftOfSeats } from '#play/form/players.ts';
import { makeRoute } from '#play/route.ts';
import { agreeOn } from '#play/session/plans.ts';
import { texts } from '#play/texts.ts';
import { Page } from '#app/ui/Page.tsx';
import { pathOf } from '../rooms/roomPath.ts';
import { goTo } from '#app/ui/useRoute.ts';
import type { Fault } from '#sim/result.ts';
import { Fields, type OwnFields } from './Fields.tsx';
import { PlayersField } from './PlayersField.tsx';

export interface NewMatchFormProps<D extends DraftOfSeats> {
  readonly form: MatchForm<D>;
  readonly own?: OwnFields<D>;
  /** The draft to begin with; left out for the form's own. */
  readonly begins?: D;
  /** Called before the match begins. */
  readonly onPlay?: (draft: D) => void;
}

/** The form of a new match, all that is agreed on before it: why it was not played by is forgotten at any change. */
export function NewMatchForm<D extends DraftOfSeats>({ form, own = {}, begins, onPlay }: NewMatchFormProps<D>) {
  const [draft, setDraft] = useState(begins ?? form.standard);
  const [refused, setRefused] = useState<Fault | null>(null);
  const change = (next: D): void => {
    setDraft(next);
    setRefused(null);
  };
  const agreed = (go: (id: string) => void): void => {
    onPlay?.(draft);
    const plan = form.planOf(draft);
    if (plan.ok) go(agreeOn(form.game, plan.value));
    else setRefused(plan.fault);
  };
  const play = (): void => agreed((id) => goTo({ page: 'match', id }));
  return (
    <Page title={form.title} className="new-match">
      <h1>{form.title}</h1>
      <p className="lead">{form.lead}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          play();
        }}
        noValidate
      >
        <PlayersField {...form} draft={draft} onDraft={change} wrongSeat={seatOf(refused)} />
        <Fields fields={form.fields} draft={draft} onDraft={change} own={own} />
        <div className="form-end">
          <div role="alert">{refused !== null && <p className="wrong">{refused.message}</p>}</div>
          <div className="row">
            <button type="submit" className="button primary large">
              {texts.form.play}
            </button>
            <button
              type="button"
              className="button quiet large"
              onClick={() => agreed((id) => goTo({ page: 'own', path: pathOf({ at: 'new', what: id }) }))}
            >
              {texts.start.elsewhere}
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

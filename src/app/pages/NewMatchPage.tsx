import { useState, type FormEvent } from 'react';
import { SEATS } from '../../games/traction/pads.ts';
import type { Fault } from '../../sim/result.ts';
import { texts } from '../texts.ts';
import { DistanceField } from './form/DistanceField.tsx';
import { DEFAULT_DRAFT, planOf, seatOf, type Draft } from './form/draft.ts';
import { HandField } from './form/HandField.tsx';
import { PlayersField } from './form/PlayersField.tsx';
import { RulesField } from './form/RulesField.tsx';
import { SurfaceField } from './form/SurfaceField.tsx';
import { agreeOn } from './plans.ts';
import { Page } from './Page.tsx';
import { goTo, makeRoute } from './route.ts';

/** What players agree on before the first turn. */
export function NewMatchPage() {
  const [draft, setDraft] = useState<Draft>(DEFAULT_DRAFT);
  const [refused, setRefused] = useState<Fault | null>(null);
  const change = (next: Draft): void => {
    setDraft(next);
    setRefused(null);
  };
  const play = (event: FormEvent): void => {
    event.preventDefault();
    const plan = planOf(draft);
    if (plan.ok) goTo({ page: 'match', id: agreeOn({ match: plan.value, handMode: draft.handMode }) });
    else setRefused(plan.fault);
  };
  return (
    <Page title={texts.form.title} className="new-match">
      <h1>{texts.form.title}</h1>
      <p className="lead">{texts.form.lead}</p>
      <form onSubmit={play} noValidate>
        <PlayersField counts={SEATS} draft={draft} onDraft={change} wrongSeat={seatOf(refused)} />
        <SurfaceField draft={draft} onDraft={change} />
        <DistanceField draft={draft} onDraft={change} />
        <HandField draft={draft} onDraft={change} />
        <details className="house-rules">
          <summary>{texts.form.rules}</summary>
          <RulesField draft={draft} onDraft={change} />
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

import { useEffect, useMemo, useState } from 'react';
import { fieldOfFault, freshDraft, jobIn, sentenceAt, type Draft } from '../../lab/form/draft.ts';
import type { Form } from '../../lab/form/field.ts';
import type { LabExperiment } from '../../lab/experiment.ts';
import { jobOf, type ReadyJob } from '../../lab/job.ts';
import type { ExperimentEntry } from '../../lab/registry.ts';
import type { Result } from '../../sim/result.ts';
import { texts } from '../texts.ts';
import { Page } from '../ui/Page.tsx';
import { labAddress } from './labPath.ts';
import { JobForm, type FormFault } from './form/JobForm.tsx';
import { createRun, type LabRun } from './run/labRun.ts';
import { openPool } from './run/openPool.ts';
import { RunView } from './run/RunView.tsx';

export interface ExperimentPageProps {
  readonly entry: ExperimentEntry;
  readonly experiment: LabExperiment;
  readonly form: Form;
  readonly packed: string | null;
}

/** One experiment: what it asks for, how far it is, and its answer. */
export function ExperimentPage({ entry, experiment, form }: ExperimentPageProps) {
  const [draft, setDraft] = useState(() => fresh(experiment, form));
  const [fault, setFault] = useState<FormFault | null>(null);
  const [run, setRun] = useState<LabRun | null>(null);
  const pool = useMemo(() => openPool(entry.id), [entry.id]);
  useEffect(() => {
    pool.warm();
    return () => pool.close();
  }, [pool]);
  useEffect(() => () => run?.stop(), [run]);
  const begin = async (): Promise<void> => {
    const ready = await readyJob(experiment, form, draft);
    setFault(ready.ok ? null : faultIn(form, draft, ready.fault));
    if (!ready.ok) return;
    const next = createRun(ready.value, pool);
    setRun(next);
    next.start();
  };
  const change = (next: Draft): void => {
    setDraft(next);
    setFault(null);
  };
  return (
    <Page title={entry.title} className="lab">
      <header className="lab-head">
        <a className="note" href={labAddress()}>
          {texts.lab.all}
        </a>
        <h1>{entry.title}</h1>
        <p className="lead">{entry.question}</p>
      </header>
      <JobForm
        form={form}
        draft={draft}
        fault={fault}
        usualTrials={experiment.trials}
        hasPrecision={experiment.hasPrecision}
        onChange={change}
        onStart={() => void begin()}
      >
        <div className="row">
          <button type="submit" className="button primary large">
            {texts.lab.start}
          </button>
        </div>
      </JobForm>
      {run !== null && <RunView run={run} title={entry.title} />}
    </Page>
  );
}

/** The sample with all that its schema adds. */
function fresh(experiment: LabExperiment, form: Form): Draft {
  const prepared = experiment.prepare(form.sample);
  return freshDraft(form, prepared.ok ? prepared.value.parameters : form.sample);
}

const readyJob = (experiment: LabExperiment, form: Form, draft: Draft): Promise<Result<ReadyJob>> =>
  jobOf(jobIn(experiment.id, form, draft), () => Promise.resolve(experiment));

const faultIn = (form: Form, draft: Draft, fault: { readonly path?: string; readonly message: string }): FormFault => ({
  at: fieldOfFault(form, draft, fault.path),
  says: sentenceAt(fault),
});

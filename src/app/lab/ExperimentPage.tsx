import { useEffect, useMemo, useState } from 'react';
import { draftOf, freshDraft, jobIn, type Draft } from '#lab/form/draft.ts';
import { fieldOfFault, sentenceOf } from '#lab/form/faultWords.ts';
import type { Form } from '#lab/form/field.ts';
import type { LabExperiment } from '#lab/experiment.ts';
import { jobOf, type ReadyJob } from '#lab/job.ts';
import type { ExperimentEntry } from '#lab/registry.ts';
import type { LabFile } from '#lab/result.ts';
import type { Result } from '#sim/result.ts';
import { texts } from '#play/texts.ts';
import { Page } from '../ui/Page.tsx';
import { loadPlots } from './answer/loadPlots.ts';
import { OpenLabFile } from './files/OpenLabFile.tsx';
import { JobForm, type FormFault } from './form/JobForm.tsx';
import { labAddress } from './labPath.ts';
import { Results } from './Results.tsx';
import { createRun, type LabRun, type Outcome } from './run/labRun.ts';
import { openPool } from './run/openPool.ts';

export interface ExperimentPageProps {
  readonly entry: ExperimentEntry;
  readonly experiment: LabExperiment;
  readonly form: Form;
  /** A job or a result that came in the address; null for none. */
  readonly arrived: Result<LabFile> | null;
}

/** One experiment: its questions, how far it is, and its answers. */
export function ExperimentPage({ entry, experiment, form, arrived }: ExperimentPageProps) {
  const sent = arrived?.ok === true ? arrived.value : null;
  const [draft, setDraft] = useState(() => (sent === null ? fresh(experiment, form) : draftOf(form, jobWithin(sent))));
  const [fault, setFault] = useState<FormFault | null>(null);
  const [run, setRun] = useState<LabRun | null>(null);
  const [asked, setAsked] = useState(() => (sent?.kind === 'result' ? draft : null)); // by the latest answer
  const [kept, setKept] = useState<readonly Outcome[]>(() => (sent?.kind === 'result' ? [sent] : []));
  const pool = useMemo(() => openPool(entry.id), [entry.id]);
  useEffect(() => {
    pool.warm();
    loadPlots().catch(() => undefined); // asked for again when there is something to draw
    return () => pool.close();
  }, [pool]);
  useEffect(() => () => run?.stop(), [run]);
  const begin = async (): Promise<void> => {
    const ready = await readyJob(experiment, form, draft);
    setFault(ready.ok ? null : faultIn(form, draft, ready.fault));
    if (!ready.ok) return;
    const before = run?.store.getState().outcome ?? null;
    if (before !== null) setKept((all) => [...all, before]);
    const next = createRun(ready.value, pool);
    setAsked(draft);
    setRun(next);
    next.start();
  };
  const change = (next: Draft): void => {
    setDraft(next);
    setFault(null);
  };
  const open = (opened: LabFile): null => {
    const next = draftOf(form, jobWithin(opened));
    change(next);
    if (opened.kind === 'result') {
      setAsked(next);
      setKept((all) => [...all, opened]);
    }
    return null;
  };
  return (
    <Page title={entry.title} className="lab">
      <header className="lab-head">
        <a className="note" href={labAddress()}>
          {texts.lab.all}
        </a>
        <h1>{entry.title}</h1>
        <p className="lead">{entry.question}</p>
        <OpenLabFile
          experiment={entry.id}
          refused={arrived?.ok === false ? arrived.fault.message : null}
          onOpen={open}
        />
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
      <Results
        form={form}
        title={entry.title}
        run={run}
        kept={kept}
        isOld={asked !== null && JSON.stringify(asked) !== JSON.stringify(draft)}
        onDrop={(i) => setKept((all) => all.filter((_, at) => at !== i))}
      />
    </Page>
  );
}

/** The sample with all that its schema adds. */
function fresh(experiment: LabExperiment, form: Form): Draft {
  const prepared = experiment.prepare(form.sample);
  return freshDraft(form, prepared.ok ? prepared.value.parameters : form.sample);
}

const jobWithin = (opened: LabFile) => (opened.kind === 'job' ? opened.job : opened.file.job);

const readyJob = (experiment: LabExperiment, form: Form, draft: Draft): Promise<Result<ReadyJob>> =>
  jobOf(jobIn(experiment.id, form, draft), () => Promise.resolve(experiment));

const faultIn = (form: Form, draft: Draft, fault: { readonly path?: string; readonly message: string }): FormFault => ({
  at: fieldOfFault(form, draft, fault.path),
  says: sentenceOf(form, draft, fault),
});

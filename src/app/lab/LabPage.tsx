import '../styles/lab.css';
import { Suspense, use, useMemo } from 'react';
import type { LabExperiment } from '../../lab/experiment.ts';
import type { Form } from '../../lab/form/field.ts';
import { EXPERIMENTS, type ExperimentEntry } from '../../lab/registry.ts';
import { texts } from '../texts.ts';
import { Loading } from '../ui/Loading.tsx';
import { Page } from '../ui/Page.tsx';
import { makeRoute } from '../ui/route.ts';
import { labAddress, readLabPath } from './labPath.ts';
import { ExperimentPage } from './ExperimentPage.tsx';

export interface LabPageProps {
  /** From `/lab` on. */
  readonly path: string;
}

/** The lab: its experiments, or one of them. */
export function LabPage({ path }: LabPageProps) {
  const { experiment, packed } = readLabPath(path);
  const entry = EXPERIMENTS.find(({ id }) => id === experiment);
  // Held here, where nothing waits for it: a component that waits forgets its state.
  const coming = useMemo(() => entry && Promise.all([entry.load(), entry.form()]), [entry]);
  if (experiment === null) return <LabList wrong={null} />;
  if (entry === undefined || coming === undefined) return <LabList wrong={texts.lab.noExperiment(experiment)} />;
  return (
    <Suspense fallback={<Loading />}>
      <Loaded key={entry.id} entry={entry} coming={coming} packed={packed} />
    </Suspense>
  );
}

interface LoadedProps {
  readonly entry: ExperimentEntry;
  readonly coming: Promise<readonly [LabExperiment, Form]>;
  readonly packed: string | null;
}

/** Experiment and form come together. */
function Loaded({ entry, coming, packed }: LoadedProps) {
  const [experiment, form] = use(coming);
  return <ExperimentPage entry={entry} experiment={experiment} form={form} packed={packed} />;
}

function LabList({ wrong }: { readonly wrong: string | null }) {
  return (
    <Page title={texts.lab.title} className="lab">
      <header className="lab-head">
        <a className="note" href={makeRoute({ page: 'start' })}>
          {texts.backToStart}
        </a>
        <h1>{texts.lab.title}</h1>
        <p className="lead">{texts.lab.lead}</p>
        {wrong !== null && (
          <p className="wrong" role="alert">
            {wrong}
          </p>
        )}
      </header>
      <ul className="lab-list">
        {EXPERIMENTS.map(({ id, title, question }) => (
          <li key={id}>
            <a href={labAddress(id)}>
              <strong>{title}</strong>
              <span>{question}</span>
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
}

import '../styles/lab.css';
import { Suspense, use, useMemo } from 'react';
import { packLink } from '#engine/files/link.ts';
import type { LabExperiment } from '#lab/experiment.ts';
import type { Form } from '#lab/form/field.ts';
import { EXPERIMENTS, type ExperimentEntry } from '#lab/registry.ts';
import type { LabFile } from '#lab/result.ts';
import { fault, type Result } from '#sim/result.ts';
import { texts } from '#play/texts.ts';
import { Loading, Page } from '../ui/Page.tsx';
import { makeRoute } from '#play/route.ts';
import { OpenLabFile } from './files/OpenLabFile.tsx';
import { experimentOf, openPacked } from './files/openLabFile.ts';
import { labAddress, readLabPath } from './labPath.ts';
import { ExperimentPage } from './ExperimentPage.tsx';
import { late } from '../late/late.ts';

export interface LabPageProps {
  /** From `/lab` on. */
  readonly path: string;
}

/** The lab: its experiments, or one of them. */
export function LabPage({ path }: LabPageProps) {
  // Held here, where nothing waits for it: a component that waits forgets its state.
  const asked = useMemo(() => askedAt(path), [path]);
  if (asked === null || asked.coming === null)
    return <LabList wrong={asked === null ? null : texts.lab.noExperiment(asked.id)} />;
  return (
    <Suspense fallback={<Loading />}>
      <Loaded key={path} {...asked.coming} />
    </Suspense>
  );
}

/** The experiment of this path, on its way; null for the list of all. */
function askedAt(path: string): { readonly id: string; readonly coming: LoadedProps | null } | null {
  const { experiment: id, packed } = readLabPath(path);
  if (id === null) return null;
  const entry = EXPERIMENTS.find((one) => one.id === id);
  if (entry === undefined) return { id, coming: null };
  const coming = late(() => Promise.all([entry.load(), entry.form(), packed === null ? null : openPacked(packed)]));
  return { id, coming: { entry, coming } };
}

interface LoadedProps {
  readonly entry: ExperimentEntry;
  readonly coming: Promise<readonly [LabExperiment, Form, Result<LabFile> | null]>;
}

/** Experiment and form come together, and with them what the address holds. */
function Loaded({ entry, coming }: LoadedProps) {
  const [experiment, form, opened] = use(coming);
  return <ExperimentPage entry={entry} experiment={experiment} form={form} arrived={arrivedAt(entry, opened)} />;
}

/** A file of another experiment under this one's address is refused. */
function arrivedAt(entry: ExperimentEntry, opened: Result<LabFile> | null): Result<LabFile> | null {
  if (opened?.ok !== true || experimentOf(opened.value) === entry.id) return opened;
  return fault('other-experiment', texts.lab.elsewhere(experimentOf(opened.value)));
}

/** To the experiment of a file, which goes along in the address. */
function goTo(opened: LabFile): string | null {
  const packed = packLink(JSON.stringify(opened.kind === 'job' ? opened.job : opened.file));
  if (!packed.ok) return texts.lab.tooLong;
  window.location.hash = labAddress(experimentOf(opened), packed.value);
  return null;
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
        <OpenLabFile experiment={null} refused={null} onOpen={goTo} />
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

import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Form } from '#lab/form/field.ts';
import { PHYSICS_BUILD } from '#sim/build.ts';
import { texts } from '#play/texts.ts';
import { AnswerView } from './answer/AnswerView.tsx';
import { Comparison } from './compare/Comparison.tsx';
import { SaveRow } from './files/SaveRow.tsx';
import type { LabRun, Outcome, RunState } from './run/labRun.ts';
import { RunView } from './run/RunView.tsx';

export interface ResultsProps {
  readonly form: Form;
  readonly title: string;
  readonly run: LabRun | null;
  /** Results of earlier runs, and of files. */
  readonly kept: readonly Outcome[];
  /** The form asks something else by now. */
  readonly isOld: boolean;
  readonly onDrop: (i: number) => void;
}

/** No run is under way. */
const NO_RUN = createStore<Pick<RunState, 'outcome' | 'phase'>>(() => ({ outcome: null, phase: 'ready' }));

/** The run under way with its answer, and earlier results beside it as soon as it has one. */
export function Results({ form, title, run, kept, isOld, onDrop }: ResultsProps) {
  const { outcome, phase } = useStore<typeof NO_RUN>(run?.store ?? NO_RUN);
  const isOver = outcome !== null && phase !== 'running';
  const all = isOver ? [...kept, outcome] : kept;
  const [only] = all;
  const place = useRef<HTMLDivElement>(null);
  const opened = run === null ? kept.length : 0;
  useEffect(() => {
    if (opened === 0) return undefined;
    // It lies below the whole form; a page that has just come scrolls to its top first.
    const frame = requestAnimationFrame(() => void place.current?.scrollIntoView({ block: 'start' }));
    return () => cancelAnimationFrame(frame);
  }, [opened]);
  return (
    <div ref={place} className="lab-results">
      {isOld && all.length > 0 && phase !== 'running' && <p className="note lab-old">{texts.lab.old}</p>}
      {run !== null && <RunView run={run} title={title} isBeside={isOver && all.length > 1} />}
      {all.length > 1 && (
        <Comparison form={form} title={title} outcomes={all} onDrop={onDrop} droppable={kept.length} />
      )}
      {run === null && all.length === 1 && only !== undefined && <Opened outcome={only} title={title} />}
    </div>
  );
}

/** A result of a file or a link, as it says. */
function Opened({ outcome, title }: { readonly outcome: Outcome; readonly title: string }) {
  return (
    <section className="lab-run" aria-labelledby="answer-title" data-phase="opened">
      <h2 id="answer-title">{texts.lab.answer}</h2>
      <p className="note">{texts.lab.opened}</p>
      {outcome.file.build !== PHYSICS_BUILD && <p className="wrong">{texts.lab.otherBuild}</p>}
      <SaveRow outcome={outcome} title={title} />
      <AnswerView outcome={outcome} title={title} />
    </section>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { texts } from '#play/texts.ts';
import { AnswerView } from '../answer/AnswerView.tsx';
import { SaveRow } from '../files/SaveRow.tsx';
import type { LabRun, RunState } from './labRun.ts';

export interface RunViewProps {
  readonly run: LabRun;
  readonly title: string;
  /** Its answer is shown beside others, and not here. */
  readonly isBeside: boolean;
}

/** A job while it runs and after: how far it is, what stops it, and its answer so far. */
export function RunView({ run, title, isBeside }: RunViewProps) {
  const state = useStore(run.store);
  const place = useRef<HTMLElement>(null);
  const { phase, outcome, wrong } = state;
  const isRunning = phase === 'running';
  useEffect(() => {
    if (isRunning) void place.current?.scrollIntoView({ block: 'start' }); // newer browsers promise its end
  }, [isRunning]);
  return (
    <section
      ref={place}
      className="lab-run"
      aria-labelledby="answer-title"
      data-phase={phase}
      data-trials={outcome?.file.trials ?? 0}
    >
      <h2 id="answer-title">{texts.lab.answer}</h2>
      {phase === 'running' && <Progress state={state} />}
      {phase === 'running' && outcome === null && <FirstTrial />}
      <output className="status">{saidOf(state)}</output>
      {wrong !== null && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
      <div className="row">
        {phase === 'running' && (
          <button type="button" className="button primary" onClick={run.stop}>
            {texts.lab.stop}
          </button>
        )}
        {(phase === 'stopped' || phase === 'failed') && (
          <button type="button" className="button primary" onClick={run.start}>
            {texts.lab.goOn}
          </button>
        )}
      </div>
      {outcome !== null && phase !== 'running' && <SaveRow outcome={outcome} title={title} />}
      {outcome !== null && !isBeside && <AnswerView outcome={outcome} title={title} />}
    </section>
  );
}

function Progress({ state: { done, of, leftS } }: { readonly state: RunState }) {
  return (
    <div className="lab-progress">
      {/* Without a value it moves by itself: nothing is known before the first trial is done. */}
      <progress aria-label={texts.lab.progress} max={of} {...(done === 0 ? {} : { value: done })} />
      <span className="note">
        {texts.lab.soFar(done, of)}
        {leftS !== null && ` · ${texts.lab.left(leftS)}`}
      </span>
    </div>
  );
}

/** Until there are any figures: that something goes on, and for how long. */
function FirstTrial() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const every = setInterval(() => setSeconds((so) => so + 1), 1000);
    return () => clearInterval(every);
  }, []);
  return (
    <p className="note">
      {texts.lab.firstTrial} <span aria-hidden="true">{seconds > 0 && texts.lab.since(seconds)}</span>
    </p>
  );
}

/** Said once when something has changed, not at every trial. */
function saidOf({ phase, done, of, outcome }: RunState): string {
  if (phase === 'stopped') return outcome === null ? texts.lab.nothingYet : texts.lab.stopped(done, of);
  return phase === 'done' ? texts.lab.done(done) : '';
}

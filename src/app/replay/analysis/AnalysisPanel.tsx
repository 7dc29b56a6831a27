import '#app/styles/analysis.css';
import { useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { turningPoints } from '#bots/turningPoints.ts';
import type { SeatInfo } from '#engine/seats.ts';
import { seatNamesOf } from '#play/say/seatNames.ts';
import { texts } from '#play/texts.ts';
import { useTheViewer, useViewer } from '../ViewerContext.tsx';
import { curveOf, type Analysis } from '#play/replay/analysis/analysisStore.ts';
import type { AnalysisWords } from '#play/replay/analysis/analysisWords.ts';
import { Points, type FromPoint } from './Points.tsx';
import { ValueCurve, type ValueCurveProps } from './ValueCurve.tsx';
import { ValueTable } from './ValueTable.tsx';

export interface AnalysisPanelProps<M> extends FromPoint {
  readonly analysis: Analysis<M>;
  readonly words: AnalysisWords<M>;
}

/** How the match stood at every moment, and where it turned. */
export function AnalysisPanel<M>(props: AnalysisPanelProps<M>) {
  const { analysis } = props;
  const stage = useStore(analysis.store, (state) => state.stage);
  const asked = useStore(analysis.store, (state) => state.asked !== null);
  return (
    <AnalysisFrame stage={stage} asked={asked}>
      {analysis.of.actions === 0 ? <p>{texts.analysis.empty}</p> : <Opened {...props} />}
    </AnalysisFrame>
  );
}

interface AnalysisFrameProps {
  readonly stage: string;
  readonly asked?: boolean;
  readonly children: ReactNode;
}

export const AnalysisFrame = ({ stage, asked = false, children }: AnalysisFrameProps) => (
  <section
    className="panel analysis"
    aria-label={texts.analysis.title}
    data-stage={stage}
    data-asked={asked || undefined}
  >
    {children}
  </section>
);

function Opened<M>({ analysis, words, ...from }: AnalysisPanelProps<M>) {
  const { of, store } = analysis;
  const values = useStore(store, (state) => state.values);
  const done = useStore(store, (state) => state.done);
  const stage = useStore(store, (state) => state.stage);
  const [seat, setSeat] = useState(() =>
    Math.max(
      0,
      of.seats.findIndex(({ kind }) => kind === 'person'),
    ),
  );
  const points = useMemo(() => curveOf(of, { values, done }, seat), [of, values, done, seat]);
  // They are not told before it is known which are the largest.
  const turning = useMemo(() => (stage === 'running' ? [] : turningPoints(values, of.scale)), [stage, values, of]);
  const name = seatNamesOf(of.seats).seat(seat);
  return (
    <>
      <Progress analysis={analysis} lead={words.lead} />
      {points.length > 0 && (
        <>
          {of.seats.length > 2 && <SeatChoice seats={of.seats} seat={seat} onSeat={setSeat} />}
          <Curve seat={name} actions={of.actions} points={points} turning={turning} share={words.share} />
        </>
      )}
      {stage === 'done' && turning.length === 0 && <p>{texts.analysis.none}</p>}
      {turning.length > 0 && <Points {...from} analysis={analysis} words={words} turning={turning} />}
      {points.length > 0 && <ValueTable seat={name} points={points} standing={words.standing} />}
    </>
  );
}

type OfAny<M> = Pick<AnalysisPanelProps<M>, 'analysis'>;

function Progress<M>({ analysis, lead }: OfAny<M> & { readonly lead: string }) {
  const stage = useStore(analysis.store, (state) => state.stage);
  const done = useStore(analysis.store, (state) => state.done);
  const wrong = useStore(analysis.store, (state) => state.wrong);
  if (stage === 'done') return null;
  const { actions } = analysis.of;
  const said = texts.analysis.running(done, actions);
  return (
    <>
      {stage === 'new' && <p className="note">{lead}</p>}
      {stage === 'failed' && <p className="wrong">{wrong}</p>}
      {stage !== 'new' && (
        <p className="analysis-progress">
          <progress max={actions} value={done} aria-label={said} />
          <span>{said}</span>
        </p>
      )}
      {stage === 'running' ? (
        <button type="button" className="button" onClick={analysis.stop}>
          {texts.analysis.stop}
        </button>
      ) : (
        <button type="button" className="button primary" onClick={analysis.start}>
          {stage === 'new' ? texts.analysis.start : texts.analysis.goOn}
        </button>
      )}
    </>
  );
}

interface SeatChoiceProps {
  readonly seats: readonly SeatInfo[];
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
}

export function SeatChoice({ seats, seat, onSeat }: SeatChoiceProps) {
  const names = seatNamesOf(seats);
  return (
    <label className="analysis-seat">
      <span>{texts.analysis.seat}</span>
      <select className="select-field" value={seat} onChange={({ target }) => onSeat(Number(target.value))}>
        {seats.map(({ colour }, i) => (
          <option key={colour} value={i} translate="no">
            {names.seat(i)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Curve(shown: Omit<ValueCurveProps, 'now' | 'onSeek'>) {
  const viewer = useTheViewer();
  const now = useViewer(({ at }) => at.act);
  return <ValueCurve {...shown} now={now} onSeek={(act) => viewer.seek({ act, tick: 0 })} />;
}

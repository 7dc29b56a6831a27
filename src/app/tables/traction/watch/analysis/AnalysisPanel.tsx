import '../../styles/analysis.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { turningPoints, type TurningPoint } from '../../../../../bots/traction/turningPoints.ts';
import type { TractionMatch } from '../../../../../games/traction/traction.ts';
import { useTheViewer, useViewer } from '../../../../replay/ViewerContext.tsx';
import { agreeOn } from '../../../../session/plans.ts';
import { goTo } from '../../../../ui/route.ts';
import { namingOf } from '../../hud/model/naming.ts';
import { positionOf } from '../../sharing/positionOf.ts';
import { planOn } from '../../sharing/planFrom.ts';
import { ToPractice } from '../../sharing/TakePosition.tsx';
import { leaveAt } from '../placeLeft.ts';
import { gameTexts } from '../../texts.ts';
import { curveOf, type Analysis } from './analysisStore.ts';
import { ValueCurve } from './ValueCurve.tsx';

export interface AnalysisPanelProps {
  readonly id: string;
  readonly match: TractionMatch;
  readonly analysis: Analysis;
}

/** How the match stood at every moment, and where it turned. Shut it takes one line. */
export function AnalysisPanel({ id, match, analysis }: AnalysisPanelProps) {
  const stage = useStore(analysis.store, (state) => state.stage);
  const asked = useStore(analysis.store, (state) => state.asked !== null);
  const [open, setOpen] = useState(stage !== 'new');
  const tool = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (open) tool.current?.scrollIntoView({ block: 'start' }); // it opens at the lower end of its column
  }, [open]);
  return (
    <details
      ref={tool}
      className="panel other-tolerance analysis"
      data-stage={stage}
      data-asked={asked || undefined}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{gameTexts.analysis.title}</summary>
      {open && (match.log.length === 0 ? <p>{gameTexts.analysis.empty}</p> : <Opened {...{ id, match, analysis }} />)}
    </details>
  );
}

function Opened({ id, match, analysis }: AnalysisPanelProps) {
  const values = useStore(analysis.store, (state) => state.values);
  const done = useStore(analysis.store, (state) => state.done);
  const stage = useStore(analysis.store, (state) => state.stage);
  const [seat, setSeat] = useState(() =>
    Math.max(
      0,
      match.header.seats.findIndex(({ kind }) => kind === 'person'),
    ),
  );
  const points = useMemo(() => curveOf(match, { values, done }, seat), [match, values, done, seat]);
  // They are not told before it is known which are the largest.
  const turning = useMemo(() => (stage === 'running' ? [] : turningPoints(values)), [stage, values]);
  return (
    <>
      <Progress analysis={analysis} of={match.log.length} />
      {points.length > 0 && (
        <>
          {match.header.seats.length > 2 && <Seats match={match} seat={seat} onSeat={setSeat} />}
          <Curve match={match} seat={seat} points={points} turning={turning} />
        </>
      )}
      {stage === 'done' && turning.length === 0 && <p>{gameTexts.analysis.none}</p>}
      {turning.length > 0 && (
        <section aria-label={gameTexts.analysis.points}>
          <h2>{gameTexts.analysis.points}</h2>
          <ol className="turning-points">
            {turning.map((point) => (
              <Point key={point.action} {...{ id, match, analysis, point }} />
            ))}
          </ol>
        </section>
      )}
      {points.length > 0 && <Table match={match} seat={seat} points={points} />}
    </>
  );
}

function Progress({ analysis, of }: { readonly analysis: Analysis; readonly of: number }) {
  const stage = useStore(analysis.store, (state) => state.stage);
  const done = useStore(analysis.store, (state) => state.done);
  if (stage === 'done') return null;
  const said = gameTexts.analysis.running(done, of);
  return (
    <>
      {stage === 'new' && <p className="note">{gameTexts.analysis.lead}</p>}
      {stage === 'failed' && <p className="wrong">{gameTexts.analysis.failed}</p>}
      {stage !== 'new' && (
        <p className="analysis-progress">
          <progress max={of} value={done} aria-label={said} />
          <span>{said}</span>
        </p>
      )}
      {stage === 'running' ? (
        <button type="button" className="button" onClick={analysis.stop}>
          {gameTexts.analysis.stop}
        </button>
      ) : (
        <button type="button" className="button primary" onClick={analysis.start}>
          {stage === 'new' ? gameTexts.analysis.start : gameTexts.analysis.goOn}
        </button>
      )}
    </>
  );
}

interface SeatsProps {
  readonly match: TractionMatch;
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
}

function Seats({ match: { header }, seat, onSeat }: SeatsProps) {
  const naming = namingOf(header.seats);
  return (
    <label className="analysis-seat">
      <span>{gameTexts.analysis.seat}</span>
      <select className="select-field" value={seat} onChange={({ target }) => onSeat(Number(target.value))}>
        {header.seats.map(({ colour }, i) => (
          <option key={colour} value={i}>
            {naming.seat(i)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CurveProps {
  readonly match: TractionMatch;
  readonly seat: number;
  readonly points: ReturnType<typeof curveOf>;
}

function Curve({ match, seat, ...shown }: CurveProps & { readonly turning: readonly TurningPoint[] }) {
  const viewer = useTheViewer();
  const now = useViewer(({ at }) => at.act);
  return (
    <ValueCurve
      {...shown}
      seat={namingOf(match.header.seats).seat(seat)}
      actions={match.log.length}
      now={now}
      onSeek={(act) => viewer.seek({ act, tick: 0 })}
    />
  );
}

/** The same as the curve, for reading. */
function Table({ match, seat, points }: CurveProps) {
  const { acts } = useTheViewer().film;
  return (
    <details className="value-table">
      <summary>{gameTexts.analysis.table}</summary>
      <table>
        <caption>{gameTexts.analysis.tableOf(namingOf(match.header.seats).seat(seat))}</caption>
        <thead>
          <tr>
            <th scope="col">{gameTexts.analysis.columns.action}</th>
            <th scope="col">{gameTexts.analysis.columns.done}</th>
            <th scope="col">{gameTexts.analysis.columns.value}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ action, value }) => (
            <tr key={action}>
              <th scope="row">{action < acts.length ? action + 1 : ''}</th>
              <td>{acts[action]?.words ?? gameTexts.analysis.end}</td>
              <td>{gameTexts.analysis.standing(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

interface PointProps extends AnalysisPanelProps {
  readonly point: TurningPoint;
}

/** One sentence; a press goes there and shows a better move. */
function Point({ id, match, analysis, point: { action, seat, best, left } }: PointProps) {
  const viewer = useTheViewer();
  const act = viewer.film.acts[action];
  const asked = useStore(analysis.store, (state) => state.asked === action);
  const state = match.log[action]?.before.state;
  const show = (): void => {
    viewer.seek({ act: action, tick: 0 });
    analysis.ask(action);
  };
  const naming = namingOf(match.header.seats);
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (asked) line.current?.scrollIntoView({ block: 'start' }); // on a phone its panel makes way for the table
  }, [asked]);
  return (
    <li ref={line}>
      <p>{gameTexts.analysis.point(naming.seat(seat), act?.turn ?? 0, act?.words ?? '', best, left)}</p>
      {asked ? (
        <Better analysis={analysis} />
      ) : (
        <button type="button" className="button" onClick={show}>
          {gameTexts.analysis.better}
        </button>
      )}
      {asked && state !== undefined && (
        <div className="row">
          <button
            type="button"
            className="button"
            title={gameTexts.analysis.playOnNote}
            onClick={() => goTo({ page: 'match', id: agreeOn('traction', planOn(match, state)) })}
          >
            {gameTexts.analysis.playOn}
          </button>
          <ToPractice
            position={() => {
              leaveAt(id, action);
              return positionOf(match, state);
            }}
            back={{ page: 'watch', id, ruling: null }}
            hands={match.state.options.hands}
          />
        </div>
      )}
    </li>
  );
}

function Better({ analysis }: { readonly analysis: Analysis }) {
  const better = useStore(analysis.store, (state) => state.better);
  const failed = useStore(analysis.store, (state) => state.betterFailed);
  return (
    <output className="analysis-better">
      {better !== null
        ? gameTexts.analysis.betterSaid(gameTexts.adviceReason(better.reason))
        : failed
          ? gameTexts.analysis.noBetter
          : gameTexts.analysis.thinking}
    </output>
  );
}

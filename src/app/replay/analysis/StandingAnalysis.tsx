import { useMemo, useState } from 'react';
import { onlyPerson, type SeatInfo } from '#engine/seats.ts';
import { aheadOf, stoodOver, type Figures } from '#play/replay/analysis/standing.ts';
import { seatNamesOf } from '#play/say/seatNames.ts';
import { texts } from '#play/texts.ts';
import { useTheViewer, useViewer } from '../ViewerContext.tsx';
import { AnalysisFrame, SeatChoice } from './AnalysisPanel.tsx';
import { ValueCurve } from './ValueCurve.tsx';
import { ValueTable } from './ValueTable.tsx';

interface StandingAnalysisProps<S> {
  readonly seats: readonly SeatInfo[];
  /** Before each action, and at the end. */
  readonly states: readonly S[];
  readonly figures: Figures<S>;
}

/** How the match stood by what counts in it, turn by turn, and the actions that changed most. */
export function StandingAnalysis<S>(props: StandingAnalysisProps<S>) {
  const { acts } = useTheViewer().film;
  return (
    <AnalysisFrame stage="done">
      {acts.length === 0 ? <p>{texts.analysis.empty}</p> : <Stood {...props} />}
    </AnalysisFrame>
  );
}

function Stood<S>({ seats, states, figures }: StandingAnalysisProps<S>) {
  const viewer = useTheViewer();
  const { acts } = viewer.film;
  const now = useViewer(({ at }) => at.act);
  const [seat, setSeat] = useState(onlyPerson(seats) ?? 0);
  const { points, swings, most } = useMemo(() => {
    const leads = states.map((state) =>
      aheadOf(
        seats.map((_, one) => figures.of(state, one)),
        seat,
      ),
    );
    return stoodOver(
      leads,
      acts.map(({ turn }) => turn),
    );
  }, [seats, states, figures, acts, seat]);
  const names = seatNamesOf(seats);
  const go = (act: number): void => viewer.seek({ act, tick: 0 });
  const stands = (action: number): string => {
    const state = states[action];
    return state === undefined
      ? ''
      : seats.map((_, one) => texts.analysis.has(names.seat(one), figures.said(state, one))).join(', ');
  };
  return (
    <>
      {seats.length > 2 && <SeatChoice seats={seats} seat={seat} onSeat={setSeat} />}
      <ValueCurve
        seat={names.seat(seat)}
        actions={acts.length}
        points={points}
        turning={swings}
        share={(value) => value / most}
        now={now}
        onSeek={go}
      />
      <h2>{texts.analysis.points}</h2>
      <ol className="turning-points">
        {swings.map(({ action }) => (
          <li key={action}>
            <button type="button" className="button quiet" onClick={() => go(action)}>
              {acts[action]?.words} {stands(action + 1)}
            </button>
          </li>
        ))}
      </ol>
      <ValueTable seat={names.seat(seat)} points={points} standing={(_, action) => stands(action)} />
    </>
  );
}

import { useEffect, useRef } from 'react';
import type { ActionJudgement } from '#games/traction/scenario/judgement.ts';
import { pieceId, seat } from '#sim/ids.ts';
import { withNames } from '#play/traction/say/naming.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { useBench } from '../BenchContext.tsx';
import { BENCH_NAMING, nameOfSeat } from '#play/traction/bench/plainly.ts';

/** The referee's judgement of each action. */
export function Answer() {
  const judgement = useBench((state) => state.judgement);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (judgement !== null) place.current?.scrollIntoView({ block: 'nearest' }); // it comes below what was pressed
  }, [judgement]);
  return (
    <div ref={place} aria-live="polite" data-testid="answer">
      {judgement?.actions.map((action, i) => (
        // The actions of an answer never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <One key={i} n={i + 1} action={action} />
      ))}
    </div>
  );
}

function One({ n, action }: { readonly n: number; readonly action: ActionJudgement }) {
  const { legal, rulings, steps, winner, nearest } = action;
  return (
    <section className={`answer ${legal ? 'good' : 'wrong'}`}>
      <h3>{gameTexts.bench.answer(n, legal)}</h3>
      {rulings.length === 0 && <p>{gameTexts.bench.quiet}</p>}
      {rulings.map((ruling) => (
        <p key={`${ruling.clause} ${ruling.code} ${ruling.tick} ${ruling.other ?? ''}`}>
          {withNames(ruling.text, BENCH_NAMING)}{' '}
          <abbr title={texts.referee.clause(ruling.clause)}>{ruling.clause}</abbr>
        </p>
      ))}
      {steps.map((step, i) => (
        // Steps are told in their order.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={i} className="note">
          {gameTexts.bench.travel(step.travelMm, step.pivotSlipMm)}
        </p>
      ))}
      <p className="note">{gameTexts.bench.closeness(action.mostTiltDeg, action.slipMargin, action.mostOtherMoveMm)}</p>
      {nearest.map(({ id, mm }) => (
        <p key={id} className="note">
          {gameTexts.bench.nearest(BENCH_NAMING.body(pieceId(id)), mm)}
        </p>
      ))}
      {winner !== null && <p>{gameTexts.bench.won(nameOfSeat(seat(winner)))}</p>}
    </section>
  );
}

import type { ReactNode } from 'react';
import { useShortcut } from '../frame/keys/useShortcut.ts';
import { NextStep } from '../teach/NextStep.tsx';
import { texts } from '#play/texts.ts';
import { usePractice, usePracticeState } from './usePractice.ts';

export interface PracticeOutcomeProps {
  /** The reason for the verdict, in words. */
  readonly children: ReactNode;
  /** The likely next step; the next try where nothing else is likelier. */
  readonly next?: ReactNode;
}

/** The outcome of a try that is over, and the next one, in the dock's place. */
export function PracticeOutcome({ children, next }: PracticeOutcomeProps) {
  const run = usePractice();
  const { state } = usePracticeState(({ verdict }) => verdict);
  const { title } = useShortcut('take-back', texts.practice.again);
  const tone = state === 'solved' ? 'good' : state === 'missed' ? 'foul' : undefined;
  return (
    <section className="panel drill-outcome" aria-label={texts.drills.outcome} data-tone={tone}>
      <p>
        {state !== 'open' && <strong>{texts.practice[state]}</strong>} {children}
      </p>
      <div className="row">
        {next}
        {next === undefined ? (
          <NextStep onPress={run.again}>{title}</NextStep>
        ) : (
          <button type="button" className="button quiet" onClick={run.again}>
            {title}
          </button>
        )}
      </div>
    </section>
  );
}

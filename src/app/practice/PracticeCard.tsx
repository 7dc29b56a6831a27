import '../styles/practice.css';
import type { ReactNode } from 'react';
import { useShortcut } from '../frame/keys/useShortcut.ts';
import type { Way } from '../pages/WayBack.tsx';
import { texts } from '#play/texts.ts';
import { solvedOf } from '#play/practice/practiceRun.ts';
import { usePractice, usePracticeState } from './usePractice.ts';

export interface PracticeCardProps {
  /** The game, and the position where it has a name. */
  readonly place: readonly string[];
  readonly title: string;
  readonly task: ReactNode;
  /** Said before the first try. */
  readonly none: string;
  /** A hand is on the table, or trucks are under way: that can be put back, too. */
  readonly underWay: boolean;
  /** Where the position came from. */
  readonly way: Way;
  /** Said beneath before the first try. */
  readonly note?: string;
  /** Every try, once there is one. */
  readonly list: ReactNode;
}

/** The task, the tries so far, and the ways to the next one and out. */
export function PracticeCard({ place, title, task, none, underWay, way, note, list }: PracticeCardProps) {
  const tries = usePracticeState((state) => state.tries);
  return (
    <section className="panel drill-card practice-card" aria-label={texts.practice.panel}>
      <p className="note drill-place" dir="auto">
        {place.join(' · ')}
      </p>
      <h1>{title}</h1>
      <div className="drill-task">{task}</div>
      <p className="practice-tries" aria-live="polite">
        {tries.length === 0 ? none : texts.practice.tries(tries.length, solvedOf(tries))}
      </p>
      <div className="row">
        <Again underWay={underWay} />
        <a className="button quiet" href={way.href}>
          {way.words}
        </a>
      </div>
      {tries.length > 0 ? list : note !== undefined && <p className="note">{note}</p>}
    </section>
  );
}

/** At any time but when the position stands as it did. */
function Again({ underWay }: { readonly underWay: boolean }) {
  const run = usePractice();
  const begun = usePracticeState((state) => state.begun);
  return (
    <button
      type="button"
      className="button"
      disabled={!begun && !underWay}
      {...useShortcut('take-back', texts.practice.again)}
      onClick={run.again}
    >
      {texts.practice.again}
    </button>
  );
}

import { useShortcut } from '../../../frame/keys/useShortcut.ts';
import type { Way } from '../../../pages/WayBack.tsx';
import { namingOf } from '../hud/model/naming.ts';
import { wordsOf } from '../hud/model/logLines.ts';
import { useMatch } from '../hud/useTable.ts';
import { isUnderWay } from '../hud/busy.ts';
import { useSession } from '../session/SessionContext.tsx';
import { gameTexts } from '../texts.ts';
import { solvedOf, type Try } from './practiceRun.ts';
import { MARKED, MOST_MM } from './slipMarks.ts';
import { usePractice, usePracticeState } from './usePractice.ts';

export interface PracticeCardProps {
  /** Of the position; empty where it has none. */
  readonly title: string;
  readonly way: Way;
}

/** The task, the tries so far, and the ways to the next one and out. */
export function PracticeCard({ title, way }: PracticeCardProps) {
  const { goal } = usePractice();
  const tries = usePracticeState((state) => state.tries);
  return (
    <section className="panel drill-card practice-card" aria-label={gameTexts.practice.panel}>
      <p className="note drill-place" dir="auto">
        {[gameTexts.card.name, ...(title === '' ? [] : [title])].join(' · ')}
      </p>
      <h1>{gameTexts.practice.title}</h1>
      <p className="drill-task">{gameTexts.practice.task(goal)}</p>
      <p className="practice-tries" aria-live="polite">
        {tries.length === 0 ? gameTexts.practice.none : gameTexts.practice.tries(tries.length, solvedOf(tries))}
      </p>
      <div className="row">
        <Again />
        <a className="button quiet" href={way.href}>
          {way.words}
        </a>
      </div>
      {tries.length === 0 ? <p className="note">{gameTexts.practice.original}</p> : <Tries tries={tries} />}
    </section>
  );
}

/** At any time but when the position stands as it did. */
function Again() {
  const run = usePractice();
  const begun = usePracticeState((state) => state.begun);
  const under = useSession(isUnderWay);
  return (
    <button
      type="button"
      className="button"
      disabled={!begun && !under}
      {...useShortcut('take-back', gameTexts.practice.again)}
      onClick={run.again}
    >
      {gameTexts.practice.again}
    </button>
  );
}

/** Every try with its slips, the last first. */
function Tries({ tries }: { readonly tries: readonly Try[] }) {
  const { pivotMm } = useMatch().state.options.tolerance;
  return (
    <details className="drill-how practice-list">
      <summary>{gameTexts.practice.list}</summary>
      <p className="note">{gameTexts.practice.marks(Math.min(MARKED, tries.length), MOST_MM, pivotMm)}</p>
      <ol reversed>
        {tries.toReversed().map((one) => (
          <TryLine key={one.number} {...one} />
        ))}
      </ol>
    </details>
  );
}

function TryLine({ number, verdict, entries, slips }: Try) {
  const naming = namingOf(useMatch().header.seats);
  const done = entries.filter(({ action }) => action.do !== 'end-turn').map((entry) => wordsOf(entry, naming));
  return (
    <li value={number}>
      <strong data-tone={verdict.state === 'missed' ? 'foul' : 'good'}>{saidOf(verdict)}</strong>{' '}
      {`${done.join('; ')}. ${gameTexts.practice.slips(slips.map(({ mm }) => gameTexts.practice.slip(mm)))}`}
    </li>
  );
}

function saidOf(verdict: Try['verdict']): string {
  const foul = verdict.state === 'missed' ? verdict.foul : null;
  const call = foul && gameTexts.rules.calls[foul.code];
  return call ? gameTexts.practice.missedBy(call) : gameTexts.practice[verdict.state];
}

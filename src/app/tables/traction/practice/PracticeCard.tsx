import { PracticeCard as Card } from '#app/practice/PracticeCard.tsx';
import type { Way } from '#app/pages/WayBack.tsx';
import { texts } from '#play/texts.ts';
import { namingOf } from '#play/traction/say/naming.ts';
import { wordsOf } from '#play/traction/say/logLines.ts';
import { useMatch } from '../hud/useTable.ts';
import { isUnderWay } from '#play/traction/say/busy.ts';
import { useSession } from '../session/SessionContext.tsx';
import { gameTexts } from '#play/traction/texts.ts';
import type { Try } from '#play/traction/practice/practiceRun.ts';
import { MARKED, MOST_MM } from './slipMarks.ts';
import { useTractionPractice, useTractionPracticeState } from './usePractice.ts';

export interface PracticeCardProps {
  /** Of the position; empty where it has none. */
  readonly title: string;
  readonly way: Way;
}

/** The task, the tries so far with their slips, and the ways to the next one and out. */
export function PracticeCard({ title, way }: PracticeCardProps) {
  const { goal } = useTractionPractice();
  const tries = useTractionPracticeState((state) => state.tries);
  const underWay = useSession(isUnderWay);
  return (
    <Card
      place={[gameTexts.card.name, ...(title === '' ? [] : [title])]}
      title={texts.practice.title}
      task={<p>{gameTexts.practice.task(goal)}</p>}
      none={gameTexts.practice.none}
      underWay={underWay}
      way={way}
      note={texts.practice.original}
      list={<Tries tries={tries} />}
    />
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

function TryLine({ number, verdict, done: { entries, slips } }: Try) {
  const naming = namingOf(useMatch().header.seats);
  const said = entries.filter(({ action }) => action.do !== 'end-turn').map((entry) => wordsOf(entry, naming));
  return (
    <li value={number}>
      <strong data-tone={verdict.state === 'missed' ? 'foul' : 'good'}>{saidOf(verdict)}</strong>{' '}
      {`${said.join('; ')}. ${gameTexts.practice.slips(slips.map(({ mm }) => gameTexts.practice.slip(mm)))}`}
    </li>
  );
}

function saidOf(verdict: Try['verdict']): string {
  const foul = verdict.state === 'missed' ? verdict.foul : null;
  const call = foul && gameTexts.rules.calls[foul.code];
  return call ? gameTexts.practice.missedBy(call) : texts.practice[verdict.state];
}

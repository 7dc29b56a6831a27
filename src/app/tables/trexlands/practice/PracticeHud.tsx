import type { TurnGoal } from '#games/trexlands/help/practice/goal.ts';
import { eventText } from '#games/trexlands/texts.ts';
import { PracticeCard } from '#app/practice/PracticeCard.tsx';
import { PracticeOutcome } from '#app/practice/PracticeOutcome.tsx';
import type { Way } from '#app/pages/WayBack.tsx';
import { texts } from '#play/texts.ts';
import { worthSaying } from '#play/trexlands/say/sayings.ts';
import { useNames } from '../hud/useTable.ts';
import { useSession } from '../session/SessionContext.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import type { Try } from '#play/practice/practiceRun.ts';
import { TurnHud } from './TurnHud.tsx';
import type { ToldVerdict, TurnTried } from '#play/trexlands/practice/turnTask.ts';
import { useTurn, useTurnState } from './useTurn.ts';

export interface PracticeHudProps {
  readonly goals: readonly TurnGoal[];
  readonly goal: TurnGoal;
  readonly player: string;
  readonly way: Way;
  readonly onGoal: (goal: TurnGoal) => void;
}

/** Around the table of a practice: goal and tries in the turn's place, and what one came to in the dock's. */
export function PracticeHud({ goals, goal, player, way, onGoal }: PracticeHudProps) {
  const run = useTurn();
  const words = useTurnState(({ verdict }) => verdict.words);
  const underWay = useSession(({ thrown, stage }) => thrown.length > 0 || stage === 'rolling' || stage === 'called');
  const pick = (next: TurnGoal): void => {
    onGoal(next);
    run.anew();
  };
  return (
    <TurnHud
      title={texts.practice.panel}
      task={gameTexts.practice.succeedsIf(goal)}
      way={way}
      card={
        <PracticeCard
          place={[gameTexts.card.name, gameTexts.practice.player(player)]}
          title={texts.practice.title}
          task={<Task goals={goals} goal={goal} onGoal={pick} />}
          none={gameTexts.practice.none}
          underWay={underWay}
          way={way}
          note={texts.practice.original}
          list={<Tries />}
        />
      }
      outcome={<PracticeOutcome>{words}</PracticeOutcome>}
    />
  );
}

interface TaskProps {
  readonly goals: readonly TurnGoal[];
  readonly goal: TurnGoal;
  readonly onGoal: (goal: TurnGoal) => void;
}

/** The measure of success; where a turn may lead to several things, one of them is chosen. */
function Task({ goals, goal, onGoal }: TaskProps) {
  return (
    <>
      {goals.length < 2 ? (
        <p>{gameTexts.practice.succeedsIf(goal)}</p>
      ) : (
        <label className="practice-goal">
          <span>{gameTexts.practice.succeeds}</span>{' '}
          <select
            className="select-field"
            value={goal}
            onChange={({ target }) => onGoal(goals.find((one) => one === target.value) ?? goal)}
          >
            {goals.map((one) => (
              <option key={one} value={one}>
                {gameTexts.practice.goals[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className="note practice-about">
        {gameTexts.practice.chance} {gameTexts.practice.rivals}
      </p>
    </>
  );
}

/** Every try, the last first. */
function Tries() {
  const tries = useTurnState((state) => state.tries);
  return (
    <details className="drill-how practice-list">
      <summary>{gameTexts.practice.list}</summary>
      <ol reversed>
        {tries.toReversed().map((one) => (
          <TryLine key={one.number} {...one} />
        ))}
      </ol>
    </details>
  );
}

function TryLine({ number, verdict, done }: Try<ToldVerdict, TurnTried>) {
  const names = useNames();
  const said = worthSaying(done).map((event) => eventText(event, names));
  return (
    <li value={number}>
      <strong data-tone={verdict.state === 'missed' ? 'foul' : 'good'}>
        {verdict.state === 'missed' ? texts.practice.missed : texts.practice.solved}
      </strong>{' '}
      {gameTexts.practice.line(said.join(' '))}
    </li>
  );
}

import { useState } from 'react';
import { daily } from '#games/traction/daily/daily.ts';
import type { DayList } from '#online/protocol/daily.ts';
import { todayHere } from '#app/pages/daily/todayHere.ts';
import { useDay } from '#app/pages/daily/useDay.ts';
import { useEntering } from '#app/pages/daily/useEntering.ts';
import type { Way } from '#app/pages/WayBack.tsx';
import { WithPhysics } from '#app/pages/WithPhysics.tsx';
import { pathOf } from '#app/pages/rooms/roomPath.ts';
import { Tries } from '#app/practice/PracticeCard.tsx';
import { TaskOutcome } from '#app/practice/TaskOutcome.tsx';
import { hasWebgl2 } from '#app/scene/webgl.ts';
import { NextStep } from '#app/teach/NextStep.tsx';
import { Tick } from '#app/ui/Field.tsx';
import { NameField } from '#app/ui/NameField.tsx';
import { NoWebgl } from '#app/ui/NoWebgl.tsx';
import { Loading, Message } from '#app/ui/Page.tsx';
import { PRACTICE } from '#play/practice/task.ts';
import { dailyTexts } from '#play/texts/daily.ts';
import { play } from '#play/traction/play.ts';
import { dayPlan, dayTask, entryOf, walkOf } from '#play/traction/practice/dayTask.ts';
import { markInWords } from '#play/traction/practice/markInWords.ts';
import { gameTexts } from '#play/traction/texts.ts';
import type { Physics } from '#sim/physics.ts';
import type { Result } from '#sim/result.ts';
import { useMatch } from '../hud/useTable.ts';
import { useRunState } from '../teach/useRun.ts';
import { PracticeTable, TableCard } from './PracticePage.tsx';

const GAME = play.game.id;
const WAY: Way = { href: `#${pathOf({ at: 'day', game: GAME })}`, words: dailyTexts.toList };

interface DayTableProps {
  /** When the entry was stored from which one goes on; null: from the position itself. */
  readonly from: number | null;
}

/** The walk of the day at a table of its own, to be tried as often as one likes, and entered. */
export function DayTable({ from }: DayTableProps) {
  if (!hasWebgl2()) return <NoWebgl />;
  return <WithPhysics>{(physics) => <Opened physics={physics} from={from} />}</WithPhysics>;
}

function Opened({ physics, from }: DayTableProps & { readonly physics: Physics }) {
  const { kept, list, load } = useDay(GAME);
  return list === null ? <Loading /> : <Seated {...{ physics, from, kept, list, load }} />;
}

type SeatedProps = DayTableProps &
  Pick<ReturnType<typeof useDay>, 'kept' | 'load'> & {
    readonly physics: Physics;
    readonly list: Result<DayList>;
  };

/** Day and entry stay as they were when one sat down, however the list goes on. */
function Seated({ physics, from, kept, list, load }: SeatedProps) {
  const [day] = useState(() => (list.ok ? list.value.today : todayHere()));
  const [task] = useState(() => {
    const entry = list.ok ? list.value.best.find(({ at }) => at === from) : undefined;
    const walk = entry && walkOf(day, entry.gesture);
    if (from !== null && walk?.ok !== true) return null;
    return dayTask(day, walk?.ok === true ? walk.value : null);
  });
  const goal = markInWords(day);
  const title = dailyTexts.of(gameTexts.card.name);
  if (task === null) return <Message title={title} text={dailyTexts.gone} more={<ToList />} />;
  return (
    <PracticeTable
      {...{ physics, task }}
      handMode={dayPlan(day).handMode}
      {...(goal !== null && { goal })}
      way={WAY}
      card={<TableCard title="" way={WAY} list={<Tries title={dailyTexts.tries} />} />}
      outcome={<Outcome {...{ day, kept, load }} />}
    />
  );
}

const ToList = () => (
  <a className="button primary" href={WAY.href}>
    {WAY.words}
  </a>
);

/** The outcome of a walk; one that did it can be entered. */
function Outcome({ day, kept, load }: Pick<SeatedProps, 'kept' | 'load'> & { readonly day: string }) {
  const match = useMatch();
  const passed = useRunState(({ verdict }) => verdict.state === 'passed');
  const [byMachine, setByMachine] = useState(false);
  const entering = useEntering({ game: GAME, name: gameTexts.card.name, daily, day, kept, load });
  const [entered, setEntered] = useState<object | null>(null);
  const isIn = entered === match.header;
  const enter = async (): Promise<void> => {
    const entry = entryOf(match);
    if (entry === null) return;
    const by = byMachine ? 'machine' : 'person';
    if ((await entering.enter(entry.gesture, { by, hash: entry.hash })) !== null) setEntered(match.header);
  };
  return (
    <TaskOutcome
      kind={PRACTICE}
      more={
        passed && (
          <div className="day-enter">
            {!isIn && <NameField label={dailyTexts.name} value={entering.called} onChange={entering.setCalled} />}
            {!isIn && <Tick label={dailyTexts.byMachine} checked={byMachine} onTick={setByMachine} />}
            <output>{entering.said}</output>
          </div>
        )
      }
      onward={
        isIn ? (
          <ToList />
        ) : (
          <NextStep onPress={() => void (entering.isBusy || enter())}>{dailyTexts.enterWalk}</NextStep>
        )
      }
    />
  );
}

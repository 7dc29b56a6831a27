import { chanceOf } from '#engine/module/daily.ts';
import type { PhysicalAction } from '#games/traction/actions.ts';
import { positionOf } from '#games/traction/daily/challenge.ts';
import { daily } from '#games/traction/daily/daily.ts';
import { scoreOf } from '#games/traction/daily/score.ts';
import { makeHand, readHand } from '#games/traction/handFile.ts';
import { scenarioOfState } from '#games/traction/scenario/fromState.ts';
import type { SeenTraction, TractionMatch } from '#games/traction/traction.ts';
import type { TaskVerdict } from '#play/practice/task.ts';
import { dailyTexts } from '#play/texts/daily.ts';
import type { Result } from '#sim/result.ts';
import type { Plan } from '../form/draft.ts';
import { planFrom } from '../sharing/planFrom.ts';
import type { TractionTask } from '../teach/lessons.ts';

/** A match that begins where the day's walk does. */
export const dayPlan = (day: string): Plan =>
  planFrom(scenarioOfState(positionOf(chanceOf('traction', day)).state, ''));

/** The walk of an entry. Faults: those of reading it. */
export function walkOf(day: string, gesture: object): Result<PhysicalAction> {
  const read = daily.read(day, gesture);
  return read.ok ? readHand(read.value as ReturnType<typeof makeHand>) : read;
}

/** The day's walk, to be tried again and again; `from`: a walk of which all but the last step is done each time. */
export function dayTask(day: string, from: PhysicalAction | null): TractionTask {
  const { mark } = positionOf(chanceOf('traction', day));
  return {
    id: 'practice',
    title: dailyTexts.day(day),
    parts: [
      {
        task: daily.wordsOf(day),
        tips: [],
        setUp: ({ session }) => {
          session.commands.newMatch(dayPlan(day).match);
          if (from !== null) session.takeUp(begunOf(from));
        },
        marks: mark === null ? [] : [{ ...mark, radiusMm: MARK_MM }],
        judge: (match) => judge(day, match),
        tell: (match) => ({ said: judge(day, match).words ?? '' }),
      },
    ],
  };
}

/** The ring around the mark is so wide (house value). */
const MARK_MM = 3;

const begunOf = (walk: PhysicalAction): PhysicalAction => ({
  ...walk,
  gesture: { ...walk.gesture, strokes: walk.gesture.strokes.slice(0, -1) },
});

/** The first thing that is done decides. */
function judge(day: string, { log }: TractionMatch): TaskVerdict {
  const [first] = log;
  const report = first?.performed ?? null;
  if (first === undefined) return { state: 'open' };
  if (first.action.do !== 'walk' || report === null) return { state: 'failed', words: dailyTexts.onlyWalk };
  const score = scoreOf(positionOf(chanceOf('traction', day)), report);
  if (!score.ok) return { state: 'failed', words: score.fault.message };
  return { state: 'passed', words: dailyTexts.came(dailyTexts.score(daily.measureOf(day), score.value)) };
}

/** The entry of a match in which it was done. */
export function entryOf({
  log,
}: Pick<SeenTraction, 'log'>): { readonly gesture: object; readonly hash: string } | null {
  const [first] = log;
  if (first?.action?.do !== 'walk' || first.performed === null) return null;
  return { gesture: makeHand(first.action), hash: first.performed.hash };
}

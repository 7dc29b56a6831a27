import type { JudgedRoll, RollJudgement } from '../scenario/judgement.ts';
import type { RollScenario } from '../scenario/scenario.ts';
import { durationLine, indent, rulingLine, type Paint } from '#engine/module/lines.ts';
import { say } from './texts.ts';

/** A judged roll for a person: who is up, then a line a ruling with where the truck came to rest. */
export function rollLines(
  { terrain, actions: [action] }: RollScenario,
  { actions, tickHz }: RollJudgement,
  paint: Paint,
): readonly string[] {
  const what =
    action.do === 'rest'
      ? say.atRest(action.trucks.map(({ id }) => id).join(', '))
      : say.battleRoll(action.throws.map(({ truck }) => truck).join(', '), terrain.id);
  return actions.flatMap((judged, i) => [
    `${i + 1}. ${what}: ${verdict(judged, paint)}, ${durationLine(judged.ticks, tickHz)}`,
    ...judged.rulings.map(rulingLine).map(indent),
    ...judged.trucks.map((t) => indent(paint.faint(say.found(t.id, t.wheelsDown, t.atMm)))),
  ]);
}

function verdict({ again: unsettled, trucks }: JudgedRoll, paint: Paint): string {
  if (unsettled) return paint.bad(say.again);
  const up = trucks.filter(({ upright, counts }) => upright && counts !== false).map(({ id }) => id);
  const again = trucks.filter(({ counts }) => counts === false).map(({ id }) => id);
  const who = up.length === 0 ? paint.bad(say.nobodyUp) : paint.good(say.up(up.join(', ')));
  return again.length === 0 ? who : `${who}, ${paint.bad(say.aloneAgain(again.join(', ')))}`;
}

import type { JudgedRoll, RollJudgement } from '../../games/trexlands/scenario/judgement.ts';
import type { RollScenario } from '../../games/trexlands/scenario/scenario.ts';
import type { Paint } from '../colours.ts';
import { indent } from '../judgementText.ts';
import { printable } from '../printable.ts';
import { say } from '../texts.ts';

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
    `${i + 1}. ${what}: ${verdict(judged, paint)}, ${say.duration(judged.ticks, tickHz)}`,
    ...judged.rulings.map((r) => indent(say.ruling(r.clause, r.code, r.tick, r.atMm, printable(r.text)))),
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

import type { HandsAllowed } from '#games/traction/options.ts';
import { groundOf } from '#games/traction/setup.ts';
import { fail, ok, type Result } from '#sim/result.ts';
import { scenarioIn } from '../editor/scenarioIn.ts';
import type { Plan } from '../form/draft.ts';
import { planFrom, whyNoMatch } from '../sharing/planFrom.ts';

/** A position to be tried, and why it cannot be, in a sentence; null where it can. */
export interface PracticePosition {
  readonly title: string;
  readonly plan: Plan;
  readonly why: string | null;
}

/** The position that an address carries, by these hands. Faults: those of `scenarioIn` and `groundOf`. */
export function practicePosition(packed: string, hands: HandsAllowed): Result<PracticePosition> {
  const scenario = scenarioIn(packed);
  if (!scenario.ok) return scenario;
  const { match, handMode } = planFrom(scenario.value);
  const { options } = match.setup;
  const setup = { ...match.setup, options: hands === 'any' ? options : { ...options, hands } };
  const ground = groundOf(setup, match.seats.length);
  if (!ground.ok) return fail(ground.fault);
  return ok({
    title: scenario.value.title,
    plan: { match: { ...match, setup }, handMode: hands === 'free' ? 'free' : handMode },
    why: whyNoMatch(scenario.value),
  });
}

import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import type { Plan } from '../session/plan.ts';
import type { TugOfWarEvent } from '#games/tug-of-war/events.ts';
import type { LessonId } from '../texts/guide.ts';

/** Lessons of this moment, the most urgent first. */
export function lessonsOf(
  { outcome, phase, last, hands, active }: TugOfWarState,
  plan: Plan,
  events: readonly TugOfWarEvent[],
): readonly LessonId[] {
  if (outcome !== null) return [];
  if (phase.name === 'discard') return ['tw-discard'];
  if (phase.name === 'first') return [];
  return [
    ...(events.some(({ type }) => type === 'released') ? (['tw-conker'] as const) : []),
    ...(plan.module !== null && plan.laid.length > 0 ? (['tw-outcome'] as const) : []),
    'tw-plan',
    ...(last[active] !== null ? (['tw-blocked'] as const) : []),
    ...(hands[active].length < 3 ? (['tw-hand'] as const) : []),
  ];
}

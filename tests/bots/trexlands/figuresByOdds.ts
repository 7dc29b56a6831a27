import { playByOdds } from '#bots/trexlands/byOdds.ts';
import { figuresOf, type Figures } from '#bots/trexlands/figures.ts';
import type { Policy } from '#bots/trexlands/policies.ts';
import type { MatchPlan } from '#engine/match.ts';
import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import type { TrexlandsTypes } from '#games/trexlands/trexlands.ts';
import { ok, type Result } from '#sim/result.ts';

/** Plays a match by odds and counts it. Faults: those of `playByOdds`. */
export function figuresByOdds(plan: MatchPlan<TrexlandsTypes>, policies: readonly Policy[]): Result<Figures> {
  const events: TrexlandsEvent[] = [];
  const ended = playByOdds(plan, policies, (step) => events.push(...step.events));
  return ended.ok ? ok(figuresOf(events, ended.value)) : ended;
}

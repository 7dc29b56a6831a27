import type { RuleSet } from '#engine/ruleSets.ts';
import { traction, type TractionMatch } from '#games/traction/traction.ts';
import { ALONE } from '#play/session/plans.ts';
import type { Settings } from '#play/settings/settings.ts';
import { seat as asSeat } from '#sim/ids.ts';
import { ok, type Result } from '#sim/result.ts';
import { agreedOf, DEFAULT_DRAFT, draftAlone, withHands, withRules, type Plan } from '../form/draft.ts';
import { handOfSeat } from './chosenHands.ts';
import type { Session } from './sessionTypes.ts';

type Chosen = Pick<Settings, 'playedAs' | 'opponents'>;

/**
 * Begins a match by the form's agreement, or by one click: `chosen` says by whose hands such a match is played, and
 * against whom.
 */
export function begin({ commands }: Session, agreed: unknown, chosen: Chosen, rules: RuleSet): Result<TractionMatch> {
  const plan = agreement(agreed, chosen, rules);
  if (!plan.ok) return plan;
  const { match, handMode, hands } = plan.value;
  commands.setHandMode(handMode);
  const begun = commands.newMatch(match);
  if (begun.ok && hands !== undefined) commands.takeHands(hands);
  return begun;
}

function agreement(agreed: unknown, { playedAs, opponents }: Chosen, rules: RuleSet): Result<Plan> {
  if (agreed !== null && agreed !== ALONE) return ok(agreed as Plan);
  const draft = agreed === null ? withRules(DEFAULT_DRAFT, rules) : draftAlone(opponents[traction.id], rules);
  return agreedOf(withHands(draft, rules === 'first' ? 'any' : playedAs)); // a helping hand at first
}

/** The same match again: its players, rules and hands. */
export function againOf(match: TractionMatch, { store }: Pick<Session, 'store'>): Plan {
  const { seats, setup, rules } = match.header;
  const now = store.getState();
  const hands = Object.fromEntries(seats.map((_, i) => [i, handOfSeat(now, match, asSeat(i))]));
  return { match: { seats, setup, rules }, handMode: now.agreedMode, hands };
}

import { traction, type TractionMatch } from '#games/traction/traction.ts';
import { ALONE } from '#play/session/plans.ts';
import type { Settings } from '#play/settings/settings.ts';
import { seat as asSeat } from '#sim/ids.ts';
import { ok, type Result } from '#sim/result.ts';
import { agreedOf, DEFAULT_DRAFT, draftAlone, withHands, type Plan } from '../form/draft.ts';
import { handOfSeat } from './chosenHands.ts';
import type { Session } from './sessionTypes.ts';

type Chosen = Pick<Settings, 'playedAs' | 'opponents'>;

/**
 * Begins a match by the form's agreement, or by one click: `chosen` says by whose hands such a match is played, and
 * against whom.
 */
export function begin({ commands }: Session, agreed: unknown, chosen: Chosen): Result<TractionMatch> {
  const plan = agreement(agreed, chosen);
  if (!plan.ok) return plan;
  const { match, handMode, hands } = plan.value;
  commands.setHandMode(handMode);
  const begun = commands.newMatch(match);
  if (begun.ok && hands !== undefined) commands.takeHands(hands);
  return begun;
}

function agreement(agreed: unknown, { playedAs, opponents }: Chosen): Result<Plan> {
  if (agreed === null) return agreedOf(withHands(DEFAULT_DRAFT, playedAs));
  return agreed === ALONE ? agreedOf(withHands(draftAlone(opponents[traction.id]), playedAs)) : ok(agreed as Plan);
}

/** The same match again: its players, rules and hands. */
export function againOf(match: TractionMatch, { store }: Pick<Session, 'store'>): Plan {
  const { seats, setup, rules } = match.header;
  const now = store.getState();
  const hands = Object.fromEntries(seats.map((_, i) => [i, handOfSeat(now, match, asSeat(i))]));
  return { match: { seats, setup, rules }, handMode: now.agreedMode, hands };
}

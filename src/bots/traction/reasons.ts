import type { Reason } from '../bot.ts';
import type { Candidate } from './candidates.ts';

/** The reason for a candidate that is worth so much more than doing nothing, in turns of the race. */
export function reasonOf(candidate: Candidate, gain: number): Reason {
  const about = { piece: candidate.piece, gain: Math.round(gain * 100) / 100 };
  if (candidate.do === 'tackle') return { code: 'tackle', about: { ...about, victim: candidate.victim } };
  if (candidate.wins) return { code: 'win', about };
  return { code: candidate.guards === true ? 'guard' : 'nearer', about };
}

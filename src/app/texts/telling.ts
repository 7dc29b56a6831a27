import type { TractionEvent } from '../../games/traction/events.ts';
import { count, listed } from './words.ts';

// Texts of the referee, the log and what happened.

export const referee = {
  clause: (id: string) => `Clause ${id}`,
  dismiss: 'Dismiss',
} as const;

export const log = {
  title: 'Log',
  empty: 'Nothing has been played.',
  hands: { careful: 'careful', natural: 'natural', brisk: 'brisk', assisted: 'assisted', free: 'free' },
  foul: 'foul',
  crash: 'crash',
  turnOf: (turn: number, name: string) => `${turn}. ${name}`,
  disturb: (piece: string) => `touch ${piece}`,
  bump: (piece: string) => `bump ${piece}`,
} as const;

/** What an action came to, besides the rulings. */
export const events = {
  walked: (piece: string, steps: number) => `${piece} walked ${count(steps, 'step')}.`,
  missed: (piece: string) => `${piece} tackled and hit nothing.`,
  penalised: (piece: string) => `${piece} lies flat on its pad.`,
  returned: (pieces: readonly string[]) => `${listed(pieces)} ${pieces.length === 1 ? 'stands' : 'stand'} on ${pieces.length === 1 ? 'its pad' : 'their pads'} again.`,
  staysFlat: (pieces: readonly string[]) => `${listed(pieces)} ${pieces.length === 1 ? 'stays' : 'stay'} flat.`,
  restored: (pieces: readonly string[]) => `${listed(pieces)} ${pieces.length === 1 ? 'is' : 'are'} put back exactly where ${pieces.length === 1 ? 'it' : 'they'} stood.`,
  righted: (pieces: readonly string[]) => `${listed(pieces)} ${pieces.length === 1 ? 'is' : 'are'} set upright, and may not act this turn.`,
  crashBy: (who: string) => `${who} crashed out of turn.`,
  crashByNobody: 'A crash that was nobody’s doing: no penalty.',
  jiggled: 'A touch that moved nothing beyond the tolerance: play goes on.',
  penaltyChosen: (who: string, piece: string) => `${who} picked ${piece}.`,
  declined: (who: string, culprit: string) => `${who} lets ${culprit} off.`,
  conceded: (who: string) => `${who} gave up.`,
  won: (who: string) => `${who} wins.`,
  turnLimit: (who: readonly string[]) => `The turns are used up: ${listed(who)} ${who.length === 1 ? 'wins' : 'share the win'}.`,
} satisfies Partial<Record<TractionEvent['type'], unknown>> & Record<string, unknown>;

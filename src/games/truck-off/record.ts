import { diceRulings, type RecordedDie as RecordedBy } from '#engine/dice/rulings.ts';
import { say } from './texts.ts';

/** Clauses by which a die is read (TO-32), thrown again as it lies (TO-33), or was not shaken (TO-49). */
export const DIE_CLAUSES = ['TO-32', 'TO-33', 'TO-49'] as const;
export type DieClause = (typeof DIE_CLAUSES)[number];

/** How a die came to lie, as it is written down. */
export type RecordedDie = RecordedBy<DieClause>;

export const {
  record: recordDice,
  evidence,
  evidenceOf,
} = diceRulings<DieClause>((code) => {
  if (code === 'read') return 'TO-32';
  return code === 'did-not-tumble' ? 'TO-49' : 'TO-33';
}, say.ruling);

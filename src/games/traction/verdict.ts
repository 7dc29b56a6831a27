import type { RefereeReport } from '../../referee/report.ts';
import type { Ruling, RulingCode } from '../../referee/ruling.ts';
import type { PadId, PieceId } from '../../sim/ids.ts';
import { isPiece, padOwner } from '../../sim/ids.ts';
import type { Tackling } from './options.ts';
import { beats, nameOf, SIZE_WORDS, sizeOf } from './pieces.ts';

/** What a walk or a tackle came to, in the order in which the questions are asked. */
export type Verdict =
  | { readonly kind: 'illegal'; readonly faults: readonly Ruling[] }
  | { readonly kind: 'win'; readonly pad: PadId }
  | { readonly kind: 'tackle'; readonly victims: readonly PieceId[] }
  | { readonly kind: 'legal' };

/** What makes a player's own walk or tackle an illegal move. */
const ILLEGAL: ReadonlySet<RulingCode> = new Set<RulingCode>([
  'walk-contact', // TR-10
  'pivot-slide', 'lift-off', // TR-07
  'no-set-down', // TR-09
  'too-many-steps',
  'fell', // TR-25
  'not-upright', // TR-26
  'off-table', // TR-37
  'tackle-side', 'tackle-point', // TR-14
  'tackle-own', // TR-16
  'tackle-size', // house rule
  'crash', // TR-19, TR-28
  'unsettled', // TR-26: at rest
]);

/** TR-43: however many faults, one illegal move; only a legal move wins (TR-32) or tackles (TR-13, TR-19). */
export function verdictOf(report: RefereeReport, tackling: Tackling): Verdict {
  const rulings = report.rulings.map((ruling) => underTackling(ruling, tackling));
  const faults = rulings.filter((ruling) => ILLEGAL.has(ruling.code));
  if (faults.length > 0) return { kind: 'illegal', faults };
  const pad = padTouched(rulings);
  if (pad !== null) return { kind: 'win', pad };
  const victims = victimsOf(rulings);
  return victims.length > 0 ? { kind: 'tackle', victims } : { kind: 'legal' };
}

/** The same report, as the house rules of tackling see it. */
export const withTackling = (report: RefereeReport, tackling: Tackling): RefereeReport => ({
  ...report,
  rulings: report.rulings.map((ruling) => underTackling(ruling, tackling)),
});

/** House rule: a base contact with a size that the tackler does not beat is no tackle but an illegal move. */
function underTackling(ruling: Ruling, tackling: Tackling): Ruling {
  if (tackling === 'any' || ruling.code !== 'tackle-base' || ruling.other === null || !isPiece(ruling.other)) return ruling;
  const [tackler, victim] = [sizeOf(ruling.piece), sizeOf(ruling.other)];
  if (beats(tackler, victim)) return ruling;
  const text = `${nameOf(ruling.piece)} hit ${ruling.other} with its base, but a ${SIZE_WORDS[tackler]} pyramid cannot tackle a ${SIZE_WORDS[victim]} one in this match.`;
  return { ...ruling, code: 'tackle-size', text };
}

function padTouched(rulings: readonly Ruling[]): PadId | null {
  const contact = rulings.find((ruling) => ruling.code === 'pad-contact');
  if (contact === undefined) return null;
  if (contact.other === null || padOwner(contact.other) === null) throw new Error('a ruling of pad contact names the pad');
  return contact.other as PadId;
}

/** TR-15: one, or several that were hit in the same tick. */
const victimsOf = (rulings: readonly Ruling[]): readonly PieceId[] => {
  const hit = rulings.flatMap(({ code, other }) => (code === 'tackle-base' && other !== null && isPiece(other) ? [other] : []));
  return [...new Set(hit)].sort();
};

/** What makes a touch out of turn a crash: a piece was moved beyond tolerance (TR-27), or is no longer at rest or standing. */
const CRASH: ReadonlySet<RulingCode> = new Set<RulingCode>(['crash', 'fell', 'not-upright', 'off-table', 'unsettled']);

export const isCrash = (report: RefereeReport): boolean => report.rulings.some((ruling) => CRASH.has(ruling.code));

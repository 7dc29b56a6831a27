import type { RefereeReport } from './referee/report.ts';
import type { Ruling } from './referee/ruling.ts';
import { isFault, isLegal } from './referee/state.ts';
import { recordedText } from './referee/texts.ts';
import type { PadId, PieceId } from '#sim/ids.ts';
import { isPiece, padOwner } from '#sim/ids.ts';
import type { Tackling } from './options.ts';
import { mayTackle, sizeOf } from './pieces.ts';

/** The outcome of a walk or a tackle. */
export type Verdict =
  | { readonly kind: 'illegal'; readonly faults: readonly Ruling[] }
  | { readonly kind: 'win'; readonly pad: PadId }
  | { readonly kind: 'tackle'; readonly victims: readonly PieceId[] }
  | { readonly kind: 'legal' };

/**
 * The questions in their order: TR-43, however many faults, it is one illegal move; a tackle that crashes is one too
 * (TR-19, TR-28), and so is a fall (TR-25) and a piece that does not stand (TR-26) or left the table (TR-37). Only a
 * legal move wins (TR-32; the referee has settled ties by TR-33) or tackles (TR-13).
 */
export function verdictOf(report: RefereeReport, tackling: Tackling): Verdict {
  const rulings = rulingsUnder(report.rulings, tackling);
  const faults = rulings.filter(isFault);
  if (faults.length > 0) return { kind: 'illegal', faults };
  const pad = padTouched(rulings);
  if (pad !== null) return { kind: 'win', pad };
  const victims = victimsOf(rulings);
  return victims.length > 0 ? { kind: 'tackle', victims } : { kind: 'legal' };
}

/** The same report, as the house rules of tackling see it. */
export const withTackling = (report: RefereeReport, tackling: Tackling): RefereeReport => ({
  ...report,
  rulings: rulingsUnder(report.rulings, tackling),
});

/** Rulings, of a whole action or of one under way, as the house rules of tackling see them. */
export const rulingsUnder = (rulings: readonly Ruling[], tackling: Tackling): readonly Ruling[] =>
  rulings.map((ruling) => underTackling(ruling, tackling));

/** House rule: a base contact with a size that the tackler does not beat is no tackle but an illegal move. */
function underTackling(ruling: Ruling, tackling: Tackling): Ruling {
  if (ruling.code !== 'tackle-base' || ruling.other === null || !isPiece(ruling.other)) return ruling;
  if (mayTackle(tackling, sizeOf(ruling.piece), sizeOf(ruling.other))) return ruling;
  const illegal = { ...ruling, code: 'tackle-size' } as const;
  return { ...illegal, text: recordedText(illegal) };
}

function padTouched(rulings: readonly Ruling[]): PadId | null {
  const contact = rulings.find((ruling) => ruling.code === 'pad-contact');
  if (contact === undefined) return null;
  if (contact.other === null || padOwner(contact.other) === null)
    throw new Error('a ruling of pad contact names the pad');
  return contact.other as PadId;
}

/** TR-15: one, or several that were hit in the same tick. */
const victimsOf = (rulings: readonly Ruling[]): readonly PieceId[] => {
  const hit = rulings.flatMap(({ code, other }) =>
    code === 'tackle-base' && other !== null && isPiece(other) ? [other] : [],
  );
  return [...new Set(hit)].sort();
};

/** TR-27: a touch out of turn is a crash once a piece was moved beyond tolerance, or no longer stands as it did. */
export const isCrash = (report: RefereeReport): boolean => !isLegal(report.rulings);

import { isPiece, padOwner, type PieceId } from '../../sim/ids.ts';
import { ownerOf } from '../../sim/pyramid.ts';
import type { Touch, TraceEvent } from '../../sim/trace/events.ts';
import type { RefereeCase } from '../case.ts';
import type { Ruling, RulingCode } from '../ruling.ts';
import { ruling } from '../texts.ts';
import type { RefereeState } from '../state.ts';

type Began = Extract<TraceEvent, { type: 'contact-began' }>;

/** What the mover newly touches in one tick, tipping and setting down included (TR-46): rulings, and whether the sweep ends here. */
export function judgeContacts(c: RefereeCase, state: RefereeState, events: readonly TraceEvent[]): { rulings: Ruling[]; stop: boolean } {
  if (c.kind === 'disturb') return { rulings: [], stop: false };
  const began = events.filter((e): e is Began => e.type === 'contact-began' && e.a === c.mover && !e.atStart);
  const pieces = began.filter((e) => isPiece(e.b) && !state.excused.includes(e.b));
  const pads = began.filter((e) => isOpponentsPad(c, e));
  const touched = c.kind === 'walk' ? pieces.map((e) => walkContact(c, e)) : tackleContacts(c, pieces);
  // TR-33: a win and an illegal contact in the same tick are illegal, no win.
  const won = touched.some((r) => r.code !== 'tackle-base') ? [] : pads.map((e) => padContact(c, e));
  return { rulings: [...touched, ...won], stop: pieces.length + pads.length > 0 };
}

/** TR-10: a walking piece touches any other pyramid, with any part; no tolerance excuses it. So nothing is ever stacked (TR-40). */
function walkContact(c: RefereeCase, e: Began): Ruling {
  return ruling('TR-10', 'walk-contact', c, { ...evidence(e), other: e.b, tick: e.tick });
}

/** TR-13 to TR-16: only the base may hit, only an opponent's piece, and what is illegal in a tick undoes the rest of it. */
function tackleContacts(c: RefereeCase, contacts: readonly Began[]): Ruling[] {
  const rulings = contacts.map((e) => tackleContact(c, e));
  const illegal = rulings.filter((r) => r.code !== 'tackle-base');
  return illegal.length > 0 ? illegal : rulings; // TR-14: in the same tick, illegal; TR-15: two bases in the same tick, both tackled
}

function tackleContact(c: RefereeCase, e: Began): Ruling {
  const code = tackleCode(c, e);
  const clause = code === 'tackle-base' ? 'TR-13' : code === 'tackle-own' ? 'TR-16' : 'TR-14';
  return ruling(clause, code, c, { ...evidence(e, code), other: e.b, tick: e.tick });
}

function tackleCode(c: RefereeCase, e: Began): RulingCode {
  if (e.touches.some((t) => t.feature === 'point')) return 'tackle-point';
  if (e.touches.some((t) => t.feature === 'side')) return 'tackle-side';
  return isPiece(e.b) && ownerOf(e.b) === ownerOf(c.mover) ? 'tackle-own' : 'tackle-base';
}

/** TR-32: any part of an active piece touches any opponent's pad; to hang over it is no contact (TR-34). */
function padContact(c: RefereeCase, e: Began): Ruling {
  return ruling('TR-32', 'pad-contact', c, { ...evidence(e), other: e.b, tick: e.tick });
}

function isOpponentsPad(c: RefereeCase, e: Began): boolean {
  if (c.win === 'rest') return false; // house rule: to be there at rest wins, whatever it touches on the way
  const owner = padOwner(e.b);
  return owner !== null && owner !== ownerOf(c.mover);
}

const OFFENDING: Partial<Record<RulingCode, string>> = { 'tackle-side': 'side', 'tackle-point': 'point' };

/** The touch that the ruling is about: the offending one where there is one, else the first. */
function evidence(e: Began, code?: RulingCode): Pick<Ruling, 'feature' | 'otherFeature' | 'at'> {
  const offending = code && OFFENDING[code];
  const touch: Touch | undefined = e.touches.find((t) => t.feature === offending) ?? e.touches[0];
  if (!touch) throw new Error('a contact without a place');
  return { feature: touch.feature, otherFeature: touch.otherFeature, at: touch.at };
}

/** TR-48: who touched before the action is excused, until it has parted by 0.5 mm. */
export function excuse(c: RefereeCase, excused: readonly PieceId[], events: readonly TraceEvent[]): readonly PieceId[] {
  let now = excused;
  for (const e of events) {
    if (e.type === 'contact-began' && e.atStart && e.a === c.mover && isPiece(e.b)) now = [...now, e.b];
    if (e.type === 'parted' && e.a === c.mover) now = now.filter((id) => id !== e.b);
  }
  return now;
}

import { isPiece, padOwner, type PadId, type PieceId } from '#sim/ids.ts';
import { ownerOf } from '#sim/pyramid.ts';
import type { Touch, TraceEvent } from '#sim/trace/events.ts';
import type { RefereeCase } from '../case.ts';
import type { Ruling, RulingCode } from '../ruling.ts';
import { ruling } from '../texts.ts';
import { isLegal, type RefereeState } from '../state.ts';

type Began = Extract<TraceEvent, { type: 'contact-began' }>;
type Shifted = Extract<TraceEvent, { type: 'shifted' }>;
/** A contact of the mover with another body, where it counts. */
type Contact = Began | Shifted;

/**
 * Judges the mover's new touches in one tick, tipping and setting down included (TR-46): rulings, and whether the sweep
 * ends here.
 */
export function judgeContacts(
  c: RefereeCase,
  state: RefereeState,
  events: readonly TraceEvent[],
): { rulings: Ruling[]; stop: boolean } {
  if (c.kind === 'disturb') return { rulings: [], stop: false };
  const began = events.filter((e): e is Began => e.type === 'contact-began' && e.a === c.mover && !e.atStart);
  const pieces: Contact[] = [
    ...began.filter((e) => isPiece(e.b) && (!isExcused(state, e) || isHit(c, state, e))),
    ...events.filter((e) => isShoved(c, state, e)),
  ];
  // TR-60: what falls wins nothing, and falls on
  const pads = state.overbalanced ? [] : began.filter((e) => isRivalsPad(c, e.b));
  const touched = c.kind === 'walk' ? pieces.map((e) => walkContact(c, e)) : tackleContacts(c, state, pieces);
  // TR-33: a win and an illegal contact in the same tick are illegal, no win.
  const won = isLegal(touched) ? pads.map((e) => padContact(c, state, e)) : [];
  return { rulings: [...touched, ...won], stop: pieces.length + pads.length > 0 };
}

/**
 * TR-10: a walking piece touches any other pyramid, with any part; no tolerance excuses it. So nothing is ever stacked
 * (TR-40).
 */
function walkContact(c: RefereeCase, e: Contact): Ruling {
  return ruling('TR-10', 'walk-contact', c, { ...evidence(e), other: e.b, tick: e.tick });
}

/**
 * TR-13 to TR-16: only the base may hit, only an opponent's piece, and what is illegal in a tick undoes the rest of it.
 */
function tackleContacts(c: RefereeCase, state: RefereeState, contacts: readonly Contact[]): Ruling[] {
  const rulings = contacts.map((e) => tackleContact(c, state, e));
  const illegal = rulings.filter((r) => r.code !== 'tackle-base');
  // TR-14: in the same tick, illegal; TR-15: two bases in the same tick, both tackled
  return illegal.length > 0 ? illegal : rulings;
}

function tackleContact(c: RefereeCase, state: RefereeState, e: Contact): Ruling {
  const code = tackleCode(c, state, e);
  return ruling(TACKLE_CLAUSES[code], code, c, { ...evidence(e, code), other: e.b, tick: e.tick });
}

type TackleCode = 'tackle-base' | 'tackle-own' | 'tackle-side' | 'tackle-point' | 'no-tip';
const TACKLE_CLAUSES = {
  'tackle-base': 'TR-13',
  'tackle-own': 'TR-16',
  'tackle-side': 'TR-14',
  'tackle-point': 'TR-14',
  'no-tip': 'TR-58',
} as const;

function tackleCode(c: RefereeCase, state: RefereeState, e: Contact): TackleCode {
  const own = isOwn(c, e);
  if (!own && !state.stepping) return 'no-tip';
  if (isExcused(state, e)) return 'tackle-base'; // TR-55: its side may touch a neighbour
  if (e.touches.some((t) => t.feature === 'point')) return 'tackle-point';
  if (e.touches.some((t) => t.feature === 'side')) return 'tackle-side';
  return own ? 'tackle-own' : 'tackle-base';
}

const isOwn = (c: RefereeCase, { b }: Contact): boolean => isPiece(b) && ownerOf(b) === ownerOf(c.mover);

const SHOVED_MM = 0.25; // TR-55

const isExcused = ({ excused }: RefereeState, { b }: Contact): boolean => isPiece(b) && excused.includes(b);

/**
 * TR-55: a rival's piece that touched the tackler at rest is excused as an offence, not as a hit: the base tackles it
 * while one corner carries it, when it touches it anew, or has moved it by more than 0.25 mm without letting go of it.
 * A base that comes down beside the neighbour that it left by a hair does neither.
 */
function isHit(c: RefereeCase, state: RefereeState, e: Contact): boolean {
  return (
    c.kind === 'tackle' &&
    state.stepping &&
    !state.landing &&
    isExcused(state, e) &&
    !isOwn(c, e) &&
    e.touches.some(isBase)
  );
}

const isShoved = (c: RefereeCase, state: RefereeState, e: TraceEvent): e is Shifted =>
  e.type === 'shifted' && e.movedMm > SHOVED_MM && isHit(c, state, e);

const isBase = ({ feature }: Touch): boolean =>
  feature === 'base-face' || feature === 'base-edge' || feature === 'base-corner';

/**
 * TR-32: any part of an active piece touches any opponent's pad in a step (TR-58); to hang over it is no contact
 * (TR-34).
 */
function padContact(c: RefereeCase, { stepping }: RefereeState, e: Began): Ruling {
  const touch = { ...evidence(e), other: e.b, tick: e.tick };
  return stepping ? ruling('TR-32', 'pad-contact', c, touch) : ruling('TR-58', 'no-tip', c, touch);
}

/**
 * TR-61: a pad that the piece touched already is won by as soon as one corner carries the piece and it still touches.
 */
export function judgeTouchedPads(
  c: RefereeCase,
  { onPads, overbalanced }: RefereeState,
  e: Extract<TraceEvent, { type: 'tilted' }>,
): Ruling[] {
  return (overbalanced ? [] : onPads).map((pad) =>
    ruling('TR-32', 'pad-contact', c, {
      tick: e.tick,
      at: e.at,
      other: pad,
      feature: 'base-corner',
      otherFeature: 'pad',
    }),
  );
}

/** A pad that wins: an opponent's who has not given up (TR-63). */
function isRivalsPad(c: RefereeCase, id: Contact['b']): id is PadId {
  if (c.win === 'rest') return false; // house rule: resting there wins; touches on the way do not
  const owner = padOwner(id);
  return owner !== null && owner !== ownerOf(c.mover) && !c.conceded.includes(owner);
}

const OFFENDING: Partial<Record<RulingCode, readonly Touch['feature'][]>> = {
  'tackle-side': ['side'],
  'tackle-point': ['point'],
  'tackle-base': ['base-face', 'base-edge', 'base-corner'],
};

/** The touch that the ruling is about where only some of them are, else the first. */
function evidence(e: Contact, code?: RulingCode): Pick<Ruling, 'feature' | 'otherFeature' | 'at'> {
  const meant = code && OFFENDING[code];
  const touch: Touch | undefined = e.touches.find((t) => meant?.includes(t.feature)) ?? e.touches[0];
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

/** The rivals' pads that the mover touched before the action and still touches (TR-61). */
export function stillOn(c: RefereeCase, onPads: readonly PadId[], events: readonly TraceEvent[]): readonly PadId[] {
  let now = onPads;
  for (const e of events) {
    if (e.type === 'contact-began' && e.atStart && e.a === c.mover && isRivalsPad(c, e.b)) now = [...now, e.b];
    if (e.type === 'contact-ended' && e.a === c.mover) now = now.filter((id) => id !== e.b);
  }
  return now;
}

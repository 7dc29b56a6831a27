import type { PieceId } from '#sim/ids.ts';
import type { Pose } from '#sim/world/pose.ts';
import { isElsewhere } from '#play/table/drawn.ts';
import type { TableSession } from '#play/session/tableTypes.ts';
import { handText, type HandSample, type Poses } from './handCode.ts';

type HandSeen = Pick<HandSample, 'held' | 'meant'>;

/** At most 20 samples a second (design): who tells a hand asks for one so often, ms. */
export const SAMPLE_MS = 50;
/** A hand that rests gives a sign of life so often, ms (house value: half of what is taken for gone). */
const ALIVE_MS = 500;

const NONE: Poses = new Map();
const NOTHING: HandSeen = { held: NONE, meant: NONE };

/** Tells of the hand at this screen, as samples: where it has pieces, and only what everybody may see. */
export class HandOut {
  /** Where all stood before a hand moved anything in this position. */
  private rest: Poses = NONE;
  private restOf: object | null = null;
  private last: HandSeen = NOTHING;
  private told = '';
  private toldMs = -Infinity;

  constructor(private readonly session: Pick<TableSession, 'store' | 'shown' | 'openHand'>) {}

  /** The next sample; null while there is nothing to tell. */
  next(nowMs: number): string | null {
    const { match, asking } = this.session.store.getState();
    if (match === null) return null;
    if (asking !== true) this.last = this.handNow(match); // else it has let go, and that is not known elsewhere yet
    const sample = { ...this.last, actions: match.log.length };
    const text = handText({ ...sample, ms: 0 });
    const isNothing = sample.held.size + sample.meant.size === 0;
    if (isNothing ? this.told === '' : text === this.told && nowMs - this.toldMs < ALIVE_MS) return null;
    this.told = isNothing ? '' : text;
    this.toldMs = nowMs;
    return handText({ ...sample, ms: nowMs });
  }

  private handNow(match: object): HandSeen {
    const open = this.session.openHand?.() ?? null;
    if (open?.moves !== true || this.restOf !== match) {
      this.rest = this.posesNow();
      this.restOf = match;
    }
    return { held: open?.moves === true ? this.moved() : NONE, meant: open?.meant ?? NONE };
  }

  private posesNow(): Poses {
    return new Map([...this.session.shown.pieces].map(([id, { after }]) => [id, after] as const));
  }

  private moved(): Poses {
    return new Map(
      [...this.posesNow()].filter((piece): piece is [PieceId, Pose] => {
        const at = this.rest.get(piece[0]);
        return at !== undefined && isElsewhere(at, piece[1]);
      }),
    );
  }
}

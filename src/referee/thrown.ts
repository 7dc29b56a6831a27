import { byId, tick as asTick, type PieceId, type Tick } from '#sim/ids.ts';
import type { Rolled } from '#sim/roll/roll.ts';
import type { RollGround } from '#sim/roll/rollWorld.ts';
import type { PointMm } from '#sim/trace/events.ts';
import { mm } from '#sim/trace/step.ts';
import { faceUp } from './faces.ts';
import { heldBy, isOffArena, touchesOrHolds, type Held } from './held.ts';
import { lyingBody, type LyingBody, type Touched } from './touches.ts';
import { tumbled } from './tumbled.ts';

/** Stable names of how a thrown body can come to lie. Only of one that lies is a face read. */
export const LYING_CODES = ['lies', 'cocked', 'leaning', 'stacked', 'off-arena', 'unsettled'] as const;
export type LyingCode = (typeof LYING_CODES)[number];

/** How one body of a roll came to lie: what is so of any body, before a game says what it means. */
export interface ThrownBody {
  readonly id: PieceId;
  readonly code: LyingCode;
  /** The face that is up; null unless it lies. */
  readonly face: string | null;
  /** The support of a body that leans or is stacked. */
  readonly heldBy: Touched | null;
  /** It turned over so far that it was rolled and not placed, and everything came to rest in time. */
  readonly tumbled: boolean;
  readonly turnedDeg: number;
  /** Since when it was at rest; for one that was not, when its time was up. */
  readonly tick: Tick;
  /** Its centre of mass. */
  readonly at: PointMm;
}

/** How each body of a roll came to lie, in the order of their ids. Pure: poses and exact geometry, no engine. */
export function judgeThrown({ bodies, settled, ticks, ground }: Rolled): readonly ThrownBody[] {
  const lying = [...bodies].sort(byId).map(lyingBody);
  return lying.map((body) => ({
    id: body.id,
    ...(settled ? findingOf(body, lying, ground) : finding('unsettled')),
    tumbled: settled && tumbled(body.turnedDeg),
    turnedDeg: body.turnedDeg,
    tick: body.restedAt ?? asTick(ticks),
    at: mm(body.com),
  }));
}

type Finding = Pick<ThrownBody, 'code' | 'face' | 'heldBy'>;

const finding = (code: LyingCode, held: Held | null = null, face: string | null = null): Finding => ({
  code,
  face,
  heldBy: held?.by ?? null,
});

function findingOf(body: LyingBody, all: readonly LyingBody[], ground?: RollGround): Finding {
  if (isOffArena(body, ground)) return finding('off-arena');
  const held = heldBy(body, touchesOrHolds(body, all, ground));
  if (held !== null) return finding(held.fromBelow ? 'stacked' : 'leaning', held);
  const face = faceUp(body.spec, body.pose.rotation);
  return face === null ? finding('cocked') : finding('lies', null, face);
}

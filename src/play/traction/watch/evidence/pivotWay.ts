import type { TractionRecorder } from '#games/traction/referee/action.ts';
import type { Ruling } from '#games/traction/referee/ruling.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import type { PointMm, Trace, TraceEvent } from '#sim/trace/events.ts';
import { texts } from '#play/texts.ts';

/** How far something went, m, and what is written beside it. */
export interface Way {
  readonly from: Vec3;
  readonly to: Vec3;
  readonly label: string;
}

export interface PivotWay {
  readonly way: Way;
  /** From when to when. */
  readonly ticks: readonly [from: number, to: number];
  /** It was the whole base that went, before any corner carried it. */
  readonly base: boolean;
}

export const metresOf = ({ xMm, yMm, zMm }: PointMm): Vec3 => vec3(xMm / 1000, yMm / 1000, zMm / 1000);

type Told = Extract<TraceEvent, { type: 'pivot-travelled' | 'lifted-off' | 'dragged' }>;

/**
 * How far the corner that a step stood on went, how high, or the base before it: the furthest that was told in that
 * hold.
 */
export function pivotWayOf({ trace, recording }: TractionRecorder, ruling: Ruling): PivotWay | null {
  const end = furthest(trace, ruling);
  if (!end) return null;
  const before = trace.slice(0, trace.indexOf(end));
  const to = metresOf(end.at);
  const label = texts.replay.moved(ruling.distanceMm ?? farOf(end));
  if (end.type === 'lifted-off')
    return {
      way: { from: { ...to, y: to.y - end.heightMm / 1000 }, to, label },
      ticks: [end.tick, end.tick],
      base: false,
    };
  if (end.type === 'dragged') {
    const since = before.findLast(({ type }) => type === 'gripped')?.tick ?? 0;
    return {
      way: { from: recording.poseOf(ruling.piece, since).position, to, label },
      ticks: [since, end.tick],
      base: true,
    };
  }
  const stood = before.findLast((event) => event.type === 'tipped' || event.type === 'pivot-changed');
  return {
    way: { from: stood ? metresOf(stood.at) : to, to, label },
    ticks: [stood?.tick ?? end.tick, end.tick],
    base: false,
  };
}

const farOf = (event: Told): number => (event.type === 'lifted-off' ? event.heightMm : event.travelMm);

/** In the hold that the ruling fell in. */
function furthest(trace: Trace, { code, tick }: Ruling): Told | undefined {
  const wanted: readonly TraceEvent['type'][] = code === 'lift-off' ? ['lifted-off'] : ['pivot-travelled', 'dragged'];
  const isTold = (event: TraceEvent): event is Told => wanted.includes(event.type);
  const begun = Math.max(
    0,
    trace.findLastIndex((event) => event.type === 'gripped' && event.tick <= tick),
  );
  const ended = trace.findIndex((event, i) => i > begun && event.type === 'gripped');
  const [first, ...more] = trace.slice(begun, ended < 0 ? undefined : ended).filter(isTold);
  return first && more.reduce((best, next) => (farOf(next) > farOf(best) ? next : best), first);
}

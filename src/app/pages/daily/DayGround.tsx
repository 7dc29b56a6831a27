import { useRef, useState, type PointerEvent } from 'react';
import type { DailyFlick, DailyGround } from '#engine/module/daily.ts';
import { isTooNear } from '#engine/module/dailyFlick.ts';
import { PointerMotion } from '#play/input/throwing/pointerMotion.ts';
import type { Polygon2 } from '#sim/geometry/footprint.ts';
import { rayTo, shapesOf, type GroundShape } from './groundShapes.ts';
import type { TopFrame } from './topView.ts';

interface DayGroundProps {
  readonly ground: DailyGround;
  /** The picture of a roll that is seen; null while none is. */
  readonly frame: TopFrame | null;
  /** Pictures before it, for the way that it has come. */
  readonly way: readonly TopFrame[];
  /** Whether the next flick counts. */
  readonly isTry: boolean;
  /** Left out while nothing can be thrown. */
  readonly onFlick?: ((flick: DailyFlick) => void) | undefined;
}

/** The ground from above, with the goal, over which a pointer flicks what is thrown; keys have a button beside it. */
export function DayGround({ ground, frame, way, isTry, onFlick }: DayGroundProps) {
  const svg = useRef<SVGSVGElement>(null);
  const motion = useRef<PointerMotion | null>(null);
  const [held, setHeld] = useState<{ readonly xMm: number; readonly zMm: number } | null>(null);
  const last = useRef({ xMm: 0, zMm: 0 });
  const half = ground.sideMm / 2;
  const placeOf = ({ clientX, clientY }: PointerEvent) => {
    const box = svg.current?.getBoundingClientRect() ?? new DOMRect();
    const mm = ground.sideMm / box.width;
    return { xMm: (clientX - box.left) * mm - half, zMm: (clientY - box.top) * mm - half };
  };
  const move = (event: PointerEvent): void => {
    if (motion.current === null) return;
    const at = placeOf(event);
    // Let go as it comes too near to the goal: a hand that goes on has thrown.
    if (isTooNear(ground, at)) return letGo(event.timeStamp);
    motion.current.add(at, event.timeStamp);
    last.current = at;
    setHeld(at);
  };
  const letGo = (ms: number): void => {
    const { x = 0, z = 0 } = motion.current?.going(ms) ?? {};
    motion.current = null;
    setHeld(null);
    onFlick?.({ ...last.current, goingX: x, goingZ: z });
  };
  const down = (event: PointerEvent): void => {
    if (onFlick === undefined || motion.current !== null || isTooNear(ground, placeOf(event))) return;
    svg.current?.setPointerCapture(event.pointerId);
    motion.current = new PointerMotion();
    move(event);
  };
  const end = (event: PointerEvent, isLetGo: boolean): void => {
    if (motion.current === null) return;
    if (isLetGo) move(event);
    if (isLetGo && motion.current !== null) return letGo(event.timeStamp);
    motion.current = null;
    setHeld(null);
  };
  return (
    <svg
      ref={svg}
      className="day-ground"
      data-try={isTry || undefined}
      data-still={onFlick === undefined || undefined}
      aria-hidden="true" // its words, a button and the outcome are beside it
      viewBox={`${-half} ${-half} ${ground.sideMm} ${ground.sideMm}`}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={(event) => end(event, true)}
      onPointerCancel={(event) => end(event, false)}
    >
      {shapesOf(ground).map((shape, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- they keep their order
        <Shape key={i} {...shape} />
      ))}
      {way.length > 1 && (
        <polyline className="day-way" points={way.map(({ middle: { x, z } }) => `${x},${z}`).join(' ')} />
      )}
      {frame !== null && held === null && (
        <g className="day-thing">
          {frame.outlines.map((outline, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- bodies keep their order
            <polygon key={i} points={pointsOf(outline)} />
          ))}
          {ground.goal.kind === 'heading' && <Shape is="line" as="red" points={rayTo(frame.headingDeg)} />}
        </g>
      )}
      {held !== null && <circle className="day-held" cx={held.xMm} cy={held.zMm} r={HELD_MM} />}
    </svg>
  );
}

const HELD_MM = 14;
const pointsOf = (outline: Polygon2): string => outline.map(({ x, z }) => `${x},${z}`).join(' ');

function Shape(shape: GroundShape) {
  const className = `day-${shape.as}`;
  if (shape.is === 'disc') return <circle className={className} cx={shape.at.x} cy={shape.at.z} r={shape.r} />;
  const points = pointsOf(shape.points);
  return shape.is === 'area' ? <polygon {...{ className, points }} /> : <polyline {...{ className, points }} />;
}

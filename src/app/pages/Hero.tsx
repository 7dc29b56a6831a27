import type { CSSProperties } from 'react';
import { lookOfColour } from '../ui/seatLook.ts';

/** A corner of a drawing, in its own units. */
type Point = readonly [x: number, y: number];

interface PyramidDrawing {
  readonly at: Point; // middle of the base
  readonly half: number; // half diagonal of the base
  readonly height: number;
  readonly leanDeg: number;
  readonly pips: number;
  readonly colour: number;
}

/** Seen from a chair: depths are half as long as widths. */
const FORESHORTENING = 0.42;
/** Sizes in the ratio of the real ones: base and height of small, medium and large. */
const PYRAMIDS: readonly PyramidDrawing[] = [
  { at: [86, 168], half: 56, height: 138, leanDeg: 0, pips: 3, colour: 0 },
  { at: [214, 176], half: 43.8, height: 108, leanDeg: 17, pips: 2, colour: 1 },
  { at: [312, 158], half: 31.5, height: 79, leanDeg: 0, pips: 1, colour: 2 },
];

/** Three pyramids, one of them on the way over its corner: the whole game in one picture. Decoration. */
export function Hero() {
  return (
    <svg className="hero" viewBox="0 0 372 220" aria-hidden="true">
      <path className="hero-swing" d="M 263 184 A 60 25 0 1 1 236 164" />
      {PYRAMIDS.map((pyramid) => (
        <Pyramid key={pyramid.colour} {...pyramid} />
      ))}
    </svg>
  );
}

function Pyramid({ at: [x, y], half, height, leanDeg, pips, colour }: PyramidDrawing) {
  const left: Point = [x - half, y];
  const right: Point = [x + half, y];
  const front: Point = [x + half * 0.18, y + half * FORESHORTENING];
  const back: Point = [x - half * 0.18, y - half * FORESHORTENING];
  const tip: Point = [x, y - height];
  const style = { '--seat': lookOfColour(colour).colour, '--seat-ink': lookOfColour(colour).ink } as CSSProperties;
  return (
    <g style={style}>
      <ellipse className="hero-shade" cx={x + half * 0.35} cy={y + half * 0.12} rx={half * 1.15} ry={half * 0.4} />
      <g transform={`rotate(${leanDeg} ${right[0]} ${right[1]})`}>
        <path className="hero-side" d={path(left, front, tip)} />
        <path className="hero-side shaded" d={path(front, right, tip)} />
        <path
          className="hero-back"
          d={`M${left.join(' ')}L${back.join(' ')}L${right.join(' ')}M${back.join(' ')}L${tip.join(' ')}`}
        />
        <path className="hero-edge" d={`${path(left, front, tip)} ${path(front, right, tip)}`} />
        <Pips left={left} front={front} tip={tip} count={pips} />
      </g>
    </g>
  );
}

const path = (...points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

/** Along the bottom edge of a side, as the real ones have them. */
function Pips({
  left,
  front,
  tip,
  count,
}: {
  readonly left: Point;
  readonly front: Point;
  readonly tip: Point;
  readonly count: number;
}) {
  const along = (share: number, up: number): Point => mix(mix(left, front, share), tip, up);
  return Array.from({ length: count }, (_, i) => {
    const [cx, cy] = along(0.5 + (i - (count - 1) / 2) * 0.2, 0.1);
    return <circle key={i} className="hero-pip" cx={cx} cy={cy} r={3.4} />;
  });
}

const mix = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

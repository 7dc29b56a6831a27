import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, type RefObject } from 'react';
import { useTheSession } from '../hud/useTable.ts';
import { DRAWN_PX, gripPixel, handledPiece, isLedByNoPointer, ringPixel, type Pixel } from './handle.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Heads of four arrows around the middle: it can be led anywhere. */
const FOUR_WAYS = 'M0 -11 L4 -6 L-4 -6 Z M0 11 L4 6 L-4 6 Z M-11 0 L-6 4 L-6 -4 Z M11 0 L6 4 L6 -4 Z';
/** Nearer than this the finger is on the piece, px. */
const HELD_BACK_PX = 8;

export interface PullLineProps {
  readonly root: RefObject<HTMLElement | null>;
  /** The pointer that is down on a piece, client pixels; null where none is. */
  readonly finger: () => Pixel | null;
  /** Whether fingers lead pieces: then the chosen one has a handle. */
  readonly touched: () => boolean;
  /** Said beside the handle; null once that is known. */
  readonly word: () => string | null;
}

/**
 * A thin line from the pointer to the place of the piece that it grips, where physics or the handle keeps them apart;
 * and for fingers a handle below the chosen piece, by which it can be led without being hidden. A free hand that no
 * pointer leads has the ring on the place that it grips.
 */
export function PullLine({ root, finger, touched, word }: PullLineProps) {
  const session = useTheSession();
  const invalidate = useThree((three) => three.invalidate);
  const marks = useMemo(() => drawing(), []);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    element.append(marks.svg);
    const again = (): void => invalidate();
    element.addEventListener('pointermove', again);
    return () => {
      element.removeEventListener('pointermove', again);
      marks.svg.remove();
    };
  }, [root, marks, invalidate]);
  useFrame(({ camera, gl }) => {
    const window = gl.domElement.getBoundingClientRect();
    const piece = handledPiece(session);
    const grip = piece === null ? null : gripPixel(session, piece, { camera, window });
    const seen = { camera, window };
    const handle =
      piece === null ? finger() : ringPixel(session, piece, seen, { finger: finger(), touched: touched() });
    const alone = isLedByNoPointer(session);
    const apart = grip !== null && handle !== null && Math.hypot(handle.x - grip.x, handle.y - grip.y) > HELD_BACK_PX;
    const shown = apart || alone;
    // Under a finger it says nothing more, and would only lie over what the piece comes to.
    marks.svg.dataset['led'] = String(finger() !== null);
    place(marks, shown ? grip : null, shown ? handle : null, window, touched() || alone);
    say(marks, touched() && finger() === null ? word() : null, window);
  });
  return null;
}

interface Marks {
  readonly svg: SVGSVGElement;
  readonly line: SVGLineElement;
  readonly ring: SVGCircleElement;
  readonly grip: SVGPathElement;
  readonly word: SVGTextElement;
}

function drawing(): Marks {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'pull-line');
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(SVG, 'line');
  const ring = document.createElementNS(SVG, 'circle');
  ring.setAttribute('r', String(DRAWN_PX / 2));
  const grip = document.createElementNS(SVG, 'path');
  grip.setAttribute('d', FOUR_WAYS);
  const word = document.createElementNS(SVG, 'text');
  svg.append(line, ring, grip, word);
  return { svg, line, ring, grip, word };
}

function place(
  { svg, line, ring, grip }: Marks,
  from: Pixel | null,
  to: Pixel | null,
  { left, top }: { readonly left: number; readonly top: number },
  withRing: boolean,
): void {
  const shown = from !== null && to !== null;
  svg.style.display = shown ? '' : 'none';
  for (const part of [ring, grip]) part.style.display = withRing ? '' : 'none';
  if (!shown) return;
  const at: readonly (readonly [SVGElement, string, number])[] = [
    [line, 'x1', from.x - left],
    [line, 'y1', from.y - top],
    [line, 'x2', to.x - left],
    [line, 'y2', to.y - top],
    [ring, 'cx', to.x - left],
    [ring, 'cy', to.y - top],
  ];
  for (const [element, name, value] of at) element.setAttribute(name, value.toFixed(1));
  grip.setAttribute('transform', `translate(${(to.x - left).toFixed(1)} ${(to.y - top).toFixed(1)})`);
}

/** From the ring's middle to the word beside it; about as wide as the longest one is. House values, px. */
const WORD_PX = DRAWN_PX / 2 + 8;
const WORD_WIDE_PX = 180;

/** The word stands to the right of the ring, or to the left where the picture ends there. */
function say({ ring, word }: Marks, said: string | null, { width }: { readonly width: number }): void {
  word.style.display = said === null ? 'none' : '';
  if (said === null) return;
  const x = Number(ring.getAttribute('cx'));
  const isRight = x + WORD_PX + WORD_WIDE_PX < width;
  word.textContent = said;
  word.setAttribute('text-anchor', isRight ? 'start' : 'end');
  word.setAttribute('x', (isRight ? x + WORD_PX : x - WORD_PX).toFixed(1));
  word.setAttribute('y', ring.getAttribute('cy') ?? '0');
}

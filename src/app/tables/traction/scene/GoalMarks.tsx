import { addAfterEffect, useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useMemo } from 'react';
import type { Camera } from 'three';
import type { PadPlacement } from '#sim/layout.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { toTable } from '#sim/world/pose.ts';
import { coveredOf, pixelOf, type Window } from '#app/scene/eye.ts';
import { useSettings } from '#app/settings/useSettings.tsx';
import { useTheSession } from '../hud/useTable.ts';
import type { Session } from '#play/traction/session/sessionTypes.ts';
import { behindEye, type Box, clearMark, edgeMark, type InPicture, type WordedMark, WORDS_PX } from './clearMark.ts';
import { stageOf } from '../stage.ts';
import { goalsOf } from './goals.ts';
import type { Pixel } from './handle.ts';
import { wordsIn } from './wordsIn.ts';

/** House value, px: the mark keeps so far from the edge. */
const INSIDE_PX = 22;
/** The middle of a tag lies so far over its goal (house value). */
const OVER_PX = 18;
const SVG = 'http://www.w3.org/2000/svg';

/**
 * While a piece is chosen, how far each rival's pad is off: over the pad, or at the edge of the picture where it lies
 * beyond.
 */
export function GoalMarks({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const session = useTheSession();
  const units = useSettings((settings) => settings.units);
  const marks = useMemo(() => new Marks(), []);
  useEffect(() => {
    root.current?.append(marks.element);
    return () => marks.element.remove();
  }, [root, marks]);
  const get = useThree((three) => three.get);
  // Once a picture is drawn, when all that is written in it has its place.
  useEffect(
    () =>
      addAfterEffect(() => {
        const { camera, gl, scene } = get();
        const window = gl.domElement.getBoundingClientRect();
        const { width, height } = window;
        const covered = coveredOf(root.current);
        const box: Box = {
          left: covered.left + INSIDE_PX,
          top: covered.top + INSIDE_PX,
          right: width - covered.right - INSIDE_PX,
          bottom: height - covered.bottom - INSIDE_PX,
        };
        const goals = goalsOf(session, units);
        marks.show(
          goals.map(({ words, pad }) => ({
            words,
            at: goalIn(camera, window, pad),
            over: overPad(camera, window, pad),
          })),
          box,
          goals.length === 0
            ? NOTHING
            : { pieces: piecesIn(session, camera, window), words: wordsIn(scene, camera, window) },
        );
      }),
    [get, root, session, marks, units],
  );
  return null;
}

const NOTHING: InPicture = { pieces: [], words: [] };

const middleOf = ({ xMm, zMm }: PadPlacement) => vec3(xMm / 1000, 0, zMm / 1000);

/** The pixel of its middle; behind the eye it would be seen on the wrong side. */
function goalIn(camera: Camera, window: Window, pad: PadPlacement): Pixel {
  const { x, y, z } = middleOf(pad);
  const [, , c2, , , , c6, , , , c10, , , , c14] = camera.matrixWorldInverse.elements;
  const isAhead = (c2 ?? 0) * x + (c6 ?? 0) * y + (c10 ?? 0) * z + (c14 ?? 0) < 0;
  const at = pixelIn(camera, window, middleOf(pad));
  return isAhead ? at : behindEye(at, window);
}

/** The middle of a pad's upper edge in the picture, with the pieces on it. */
function overPad(camera: Camera, window: Window, pad: PadPlacement): Pixel {
  const seen = stageOf({ pads: [pad], pieces: [] }).map((at) => pixelIn(camera, window, at));
  return { x: pixelIn(camera, window, middleOf(pad)).x, y: Math.min(...seen.map(({ y }) => y)) };
}

function pixelIn(camera: Camera, window: Window, at: Vec3): Pixel {
  const { x, y } = pixelOf(camera, window, at);
  return { x: x - window.left, y: y - window.top };
}

/** The places of all pieces in the picture. */
function piecesIn({ store, shown }: Session, camera: Camera, window: Window): readonly Box[] {
  return (store.getState().match?.state.pieces ?? []).flatMap(({ id }) => {
    const pose = shown.poseOf(id);
    if (pose === null) return [];
    const seen = pyramidOf(id).vertices.map((vertex) => pixelIn(camera, window, toTable(pose, vertex)));
    const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
    return [{ left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }];
  });
}

interface Shown {
  readonly words: string;
  readonly at: Pixel;
  readonly over: Pixel;
}

interface Drawn {
  readonly arrow: SVGElement;
  readonly tag: HTMLElement;
  wordsPx: number;
  /** The words and the size of the picture that the width was measured with. */
  measured: string;
  /** The goal, the picture and all in it that the place was found for. */
  seen: string | null;
}

/** A tag is measured anew when its words, or the picture's size and with it the letters', have changed. */
function measure(drawn: Drawn, words: string, { right, bottom }: Box): void {
  const now = `${words} ${right} ${bottom}`;
  if (drawn.measured === now) return;
  drawn.measured = now;
  drawn.tag.textContent = words;
  drawn.wordsPx = drawn.tag.offsetWidth;
}

function display({ arrow, tag }: Drawn, shown: boolean): void {
  for (const part of [arrow, tag]) part.style.display = shown ? '' : 'none';
}

function put({ arrow, tag, wordsPx }: Drawn, { x, y, turnDeg, side }: WordedMark): void {
  arrow.setAttribute('transform', `translate(${px(x)} ${px(y)}) rotate(${px(turnDeg)})`);
  tag.style.transform = `translate(${px(side > 0 ? x + WORDS_PX : x - WORDS_PX - wordsPx)}px, calc(${px(y)}px - 50%))`;
}

/** Over the goal, within the picture; there it needs no arrow. */
function putOver({ arrow, tag, wordsPx }: Drawn, { x, y }: Pixel, { left, right, top }: Box): void {
  arrow.style.display = 'none';
  const from = Math.max(left - INSIDE_PX, Math.min(right + INSIDE_PX - wordsPx, x - wordsPx / 2));
  tag.style.transform = `translate(${px(from)}px, calc(${px(Math.max(top, y - OVER_PX))}px - 50%))`;
}

/** A tag for each goal, drawn over the picture, with an arrow to what lies beyond. */
class Marks {
  readonly element = document.createElement('div');
  private readonly svg = element('svg');
  private readonly drawn: Drawn[] = [];

  constructor() {
    this.element.setAttribute('class', 'goal-marks');
    this.element.setAttribute('aria-hidden', 'true');
    this.element.append(this.svg);
  }

  show(goals: readonly Shown[], box: Box, inPicture: InPicture): void {
    while (this.drawn.length < goals.length) this.add();
    const around = goals.length === 0 ? '' : JSON.stringify([box, inPicture]);
    this.drawn.forEach((drawn, i) => {
      const goal = goals[i];
      const seen = goal ? `${JSON.stringify(goal)} ${around}` : '';
      if (drawn.seen === seen) return; // the search for a free place would end where it did
      drawn.seen = seen;
      display(drawn, goal !== undefined); // or its words have no width
      if (goal) placeFor(drawn, goal, box, inPicture);
    });
  }

  private add(): void {
    const arrow = element('path');
    arrow.setAttribute('d', 'M10 0 L-7 -9 L-3 0 L-7 9 Z');
    const tag = document.createElement('span');
    this.svg.append(arrow);
    this.element.append(tag);
    this.drawn.push({ arrow, tag, wordsPx: 0, measured: '', seen: null });
  }
}

function placeFor(drawn: Drawn, { words, at, over }: Shown, box: Box, inPicture: InPicture): void {
  measure(drawn, words, box);
  const mark = edgeMark(at, box);
  if (mark === null) return putOver(drawn, over, box);
  const place = clearMark({ mark, goal: at, wordsPx: drawn.wordsPx }, box, inPicture);
  if (place === null) display(drawn, false);
  else put(drawn, place);
}

const element = <K extends 'svg' | 'path'>(name: K): SVGElementTagNameMap[K] => document.createElementNS(SVG, name);
const px = (value: number): string => value.toFixed(1);

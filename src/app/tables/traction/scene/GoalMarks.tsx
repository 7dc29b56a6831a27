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
import { type Box, clearMark, edgeMark, type InPicture, type WordedMark, WORDS_PX } from './clearMark.ts';
import { goalsOf } from './goals.ts';
import type { Pixel } from './handle.ts';
import { wordsIn } from './wordsIn.ts';

/** House value, px: the mark keeps so far from the edge. */
const INSIDE_PX = 22;
const SVG = 'http://www.w3.org/2000/svg';

/** While a piece is chosen and the picture is close: at its edge, where each rival's pad lies, and how far off. */
export function GoalMarks({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const session = useTheSession();
  const units = useSettings((settings) => settings.units);
  const marks = useMemo(() => new Marks(), []);
  useEffect(() => {
    root.current?.append(marks.svg);
    return () => marks.svg.remove();
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
        const goals = goalsOf(session, units).filter(({ pad }) => isAhead(camera, pad));
        marks.show(
          goals.map(({ words, pad }) => ({ words, at: within(camera, window, pad) })),
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

/** From behind the eye a place would be seen on the wrong side. */
function isAhead(camera: Camera, pad: PadPlacement): boolean {
  const { x, y, z } = middleOf(pad);
  const [, , c2, , , , c6, , , , c10, , , , c14] = camera.matrixWorldInverse.elements;
  return (c2 ?? 0) * x + (c6 ?? 0) * y + (c10 ?? 0) * z + (c14 ?? 0) < 0;
}

const within = (camera: Camera, window: Window, pad: PadPlacement): Pixel => pixelIn(camera, window, middleOf(pad));

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
}

interface Drawn {
  readonly arrow: SVGElement;
  readonly name: SVGTextElement;
  wordsPx: number;
  /** The words and the size of the picture that the width was measured with. */
  measured: string;
  /** The goal, the picture and all in it that the place was found for. */
  seen: string | null;
}

/** A name is measured anew when it, or the picture's size and with it the letters', has changed. */
function measure(drawn: Drawn, words: string, { right, bottom }: Box): void {
  const now = `${words} ${right} ${bottom}`;
  if (drawn.measured === now) return;
  drawn.measured = now;
  drawn.name.textContent = words;
  drawn.wordsPx = drawn.name.getComputedTextLength();
}

function display({ arrow, name }: Drawn, shown: boolean): void {
  for (const part of [arrow, name]) part.style.display = shown ? '' : 'none';
}

function put({ arrow, name }: Drawn, { x, y, turnDeg, side }: WordedMark): void {
  arrow.setAttribute('transform', `translate(${px(x)} ${px(y)}) rotate(${px(turnDeg)})`);
  name.setAttribute('text-anchor', side > 0 ? 'start' : 'end');
  name.setAttribute('x', px(x + side * WORDS_PX));
  name.setAttribute('y', px(y));
}

/** An arrow and a name for each goal, drawn over the picture. */
class Marks {
  readonly svg = element('svg');
  private readonly drawn: Drawn[] = [];

  constructor() {
    this.svg.setAttribute('class', 'goal-marks');
    this.svg.setAttribute('aria-hidden', 'true');
  }

  show(goals: readonly Shown[], box: Box, inPicture: InPicture): void {
    while (this.drawn.length < goals.length) this.add();
    const around = goals.length === 0 ? '' : JSON.stringify([box, inPicture]);
    this.drawn.forEach((drawn, i) => {
      const goal = goals[i];
      const mark = goal && edgeMark(goal.at, box);
      const seen = goal && mark ? `${JSON.stringify(goal)} ${around}` : '';
      if (drawn.seen === seen) return; // the search for a free place would end where it did
      drawn.seen = seen;
      display(drawn, true); // or its words have no width
      if (goal) measure(drawn, goal.words, box);
      const place = goal && mark ? clearMark({ mark, goal: goal.at, wordsPx: drawn.wordsPx }, box, inPicture) : null;
      if (place === null) display(drawn, false);
      else put(drawn, place);
    });
  }

  private add(): void {
    const arrow = element('path');
    arrow.setAttribute('d', 'M10 0 L-7 -9 L-3 0 L-7 9 Z');
    const name = element('text');
    this.svg.append(arrow, name);
    this.drawn.push({ arrow, name, wordsPx: 0, measured: '', seen: null });
  }
}

const element = <K extends 'svg' | 'path' | 'text'>(name: K): SVGElementTagNameMap[K] =>
  document.createElementNS(SVG, name);
const px = (value: number): string => value.toFixed(1);

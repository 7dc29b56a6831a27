import type { CameraControlsImpl } from '@react-three/drei';
import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, type RefObject } from 'react';
import { PerspectiveCamera } from 'three';
import { pyramidOf } from '#sim/pyramid.ts';
import { actionOfKey } from '#play/input/keys/bindings.ts';
import { COMMON_KEYS, MEASURING, WATCHING } from '#play/input/keys/commonKeys.ts';
import { chordOf, isOfControls, pressOf, type Chord } from '#play/input/keys/chord.ts';
import type { CommonWish, RulerWish } from '#play/input/wishes.ts';
import { measure } from '#play/ruler/measure.ts';
import { pick } from '#play/input/pick.ts';
import { RulerHand } from '#play/ruler/rulerHand.ts';
import { lengthMm, createRuler } from '#play/ruler/ruler.ts';
import type { Measurable } from '#play/ruler/measurable.ts';
import { useSingleKeys } from '../settings/useSingleKeys.ts';
import { useTheSettings } from '../settings/useSettings.tsx';
import { useTheScene } from './SceneContext.tsx';
import type { TableScene } from './tableScene.ts';
import { measured } from '#play/texts/lengths.ts';
import { pixelSlope, rayThrough } from './eye.ts';
import { RulerLine } from './overlays/RulerLine.tsx';
import { kindOf, listenToPointers } from './pointerEvents.ts';

/**
 * How far a pointer may miss a piece, and stray while it taps: a finger's (house value), as nothing else can be touched
 * here.
 */
const SLACK_PX = 10;

function measurableAt(scene: TableScene): Measurable {
  const things = () => {
    const { scenery } = scene.getState();
    return scenery && { pieces: scene.drawn.pieces, pads: scenery.pads };
  };
  return { ruler: createRuler(), things, chosen: () => null };
}

/** A ruler for a table without a match in play: its key lays it, and then keys and pointers are its. */
export function LooseRuler({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const scene = useTheScene();
  const at = useMemo(() => measurableAt(scene), [scene]);
  useRulerKeys(at);
  useRulerPointers(at, root);
  useSpoken(at, root);
  return <RulerLine ruler={at.ruler} root={root} />;
}

/** Where letters are typed, or a key chooses something. */
const TYPING = 'dialog, input:not([type=range]), textarea, select, [contenteditable]';
const CONTROLS = 'button, a[href], input, summary';

function useRulerKeys(at: Measurable): void {
  const settings = useTheSettings();
  const single = useSingleKeys();
  const get = useThree((three) => three.get);
  useEffect(() => {
    const isLaid = (): boolean => at.ruler.getState().ruler !== null;
    const chordIn = (event: KeyboardEvent): Chord | null => {
      const chord = chordOf(pressOf(event));
      const { target, defaultPrevented } = event;
      if (chord === null || defaultPrevented || single.isOff(chord)) return null;
      if (!(target instanceof Element) || target.closest(TYPING) !== null) return null;
      return isOfControls(chord) && target.closest(CONTROLS) !== null ? null : chord;
    };
    const carryOut = (wish: RulerWish): boolean => {
      const controls = get().controls as CameraControlsImpl | null;
      return measure(at, { yaw: () => controls?.azimuthAngle ?? 0 }, wish);
    };
    const press = (event: KeyboardEvent): void => {
      const chord = chordIn(event);
      if (chord === null) return;
      const action = actionOfKey(COMMON_KEYS, settings.getState().keys, chord, isLaid() ? MEASURING : WATCHING);
      const wish = action?.wish;
      if (isLaid() && chord === 'Escape') {
        keep(event);
        at.ruler.away();
      } else if (action !== null && isOfRuler(wish)) {
        keep(event);
        if (!event.repeat || action.repeats) single.carryOut(chord, action, () => carryOut(wish));
      }
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [at, settings, single, get]);
}

/** The ruler alone has it while it lies there. */
function keep(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

const isOfRuler = (wish: CommonWish | undefined): wish is RulerWish =>
  wish?.do === 'ruler' || wish?.do === 'ruler-move' || wish?.do === 'ruler-swap' || wish?.do === 'ruler-thing';

function useRulerPointers(at: Measurable, root: RefObject<HTMLElement | null>): void {
  const scene = useTheScene();
  const gl = useThree((three) => three.gl);
  const camera = useThree((three) => three.camera);
  useEffect(() => {
    let stop = (): void => undefined;
    const listen = (): void => {
      const element = root.current;
      const canvas = gl.domElement;
      if (!element) return;
      const slope = (): number => (camera instanceof PerspectiveCamera ? pixelSlope(camera, canvas.clientHeight) : 0);
      const hand = new RulerHand(at.ruler, {
        things: () => at.things() ?? { pieces: [], pads: [] },
        pick: (ray) =>
          pick(
            ray,
            [...scene.drawn.pieces].map(([id, { after }]) => ({ id, spec: pyramidOf(id), pose: after })),
            SLACK_PX * slope(),
          ),
        slope,
        slack: () => SLACK_PX * slope(),
      });
      stop = listenToPointers({
        element,
        canvas,
        hand,
        at: (event) => ({
          id: event.pointerId,
          kind: kindOf(event),
          ray: rayThrough(camera, canvas.getBoundingClientRect(), event.clientX, event.clientY),
        }),
        onTwist: () => undefined,
      });
    };
    const end = at.ruler.subscribe(({ ruler }, before) => {
      if (ruler !== null && before.ruler === null) listen();
      if (ruler === null) stop();
    });
    return () => {
      end();
      stop();
    };
  }, [at, root, scene, gl, camera]);
}

/** Says the length whenever an end has come to rest. */
function useSpoken(at: Measurable, root: RefObject<HTMLElement | null>): void {
  const settings = useTheSettings();
  useEffect(() => {
    const output = document.createElement('output');
    output.className = 'unseen';
    output.dataset.said = 'ruler';
    root.current?.append(output);
    const end = at.ruler.subscribe(({ settled }) => {
      output.textContent = settled === null ? '' : measured(lengthMm(settled), settings.getState().units);
    });
    return () => {
      end();
      output.remove();
    };
  }, [at, root, settings]);
}

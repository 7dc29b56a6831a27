import type { CameraControlsImpl } from '@react-three/drei';
import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, type RefObject } from 'react';
import { PerspectiveCamera } from 'three';
import { pyramidOf } from '../../sim/pyramid.ts';
import { actionOfKey } from '../input/keys/bindings.ts';
import { COMMON_KEYS, MEASURING, WATCHING } from '../input/keys/commonKeys.ts';
import { chordOf, isOfControls } from '../input/keys/chord.ts';
import type { RulerWish } from '../input/wishes.ts';
import { measure } from '../ruler/measure.ts';
import { pick } from '../input/pick.ts';
import { RulerHand } from '../ruler/rulerHand.ts';
import { lengthMm, createRuler } from '../ruler/ruler.ts';
import type { Measurable } from '../ruler/measurable.ts';
import { useTheSettings } from '../settings/useSettings.tsx';
import { useTheScene } from './SceneContext.tsx';
import type { TableScene } from './tableScene.ts';
import { measured } from '../texts/lengths.ts';
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
  const get = useThree((three) => three.get);
  useEffect(() => {
    const wishOf = ({
      key,
      code,
      shiftKey,
      ctrlKey,
      metaKey,
      altKey,
      target,
    }: KeyboardEvent): RulerWish | 'away' | null => {
      const chord = chordOf({ key, code, shift: shiftKey, modified: ctrlKey || metaKey || altKey });
      const laid = at.ruler.getState().ruler !== null;
      if (chord === null || !(target instanceof Element) || target.closest(TYPING) !== null) return null;
      if (isOfControls(chord) && target.closest(CONTROLS) !== null) return null;
      if (laid && chord === 'Escape') return 'away';
      const wish = actionOfKey(COMMON_KEYS, settings.getState().keys, chord, laid ? MEASURING : WATCHING)?.wish;
      return wish?.do === 'ruler' ||
        wish?.do === 'ruler-move' ||
        wish?.do === 'ruler-swap' ||
        wish?.do === 'ruler-thing'
        ? wish
        : null;
    };
    const press = (event: KeyboardEvent): void => {
      const wish = wishOf(event);
      if (wish === null) return;
      event.preventDefault();
      event.stopPropagation(); // the ruler alone has it while it lies there
      const controls = get().controls as CameraControlsImpl | null;
      if (wish === 'away') at.ruler.away();
      else measure(at, { yaw: () => controls?.azimuthAngle ?? 0 }, wish);
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [at, settings, get]);
}

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

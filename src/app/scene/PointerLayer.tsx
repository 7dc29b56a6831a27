import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, type RefObject } from 'react';
import { PerspectiveCamera } from 'three';
import { pyramidOf } from '../../sim/pyramid.ts';
import { pick, type Touchable } from '../input/pick.ts';
import { PointerHand, type PointerAt } from '../input/pointerHand.ts';
import type { Ray } from '../input/ray.ts';
import { useSession, useTheSession } from '../match/SessionContext.tsx';
import type { Session } from '../match/sessionTypes.ts';
import { pixelSlope, rayThrough } from './eye.ts';

/** A near miss in pixels still touches: a fingertip covers more than a mouse's arrow. */
const SLACK_PX = { mouse: 5, pen: 8, touch: 16 } as const;
/** A pointer that moves by less than this between down and up has clicked. */
const STRAY_PX = 6;
const MAIN_BUTTON = 0;

const slackOf = (type: string): number => SLACK_PX[type === 'touch' || type === 'pen' ? type : 'mouse'];

function* touchables({ shown }: Session): Generator<Touchable> {
  for (const [id, { after }] of shown.pieces) yield { id, spec: pyramidOf(id), pose: after };
}

/**
 * Listens to the canvas's pointers before anybody else does. What a hand takes never reaches the camera's controls.
 */
export function PointerLayer({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const session = useTheSession();
  const gl = useThree((three) => three.gl);
  const camera = useThree((three) => three.camera);
  const slack = useMemo((): { px: number } => ({ px: SLACK_PX.mouse }), []);
  const hand = useMemo(() => {
    const slope = (): number => (camera instanceof PerspectiveCamera ? pixelSlope(camera, gl.domElement.clientHeight) : 0);
    return new PointerHand(session, (ray: Ray) => pick(ray, touchables(session), slack.px * slope()), () => STRAY_PX * slope());
  }, [session, gl, camera, slack]);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const canvas = gl.domElement;
    const first = { current: null as PointerEvent | null };
    const at = (event: PointerEvent): PointerAt => {
      slack.px = slackOf(event.pointerType);
      return { id: event.pointerId, ray: rayThrough(camera, canvas.getBoundingClientRect(), event.clientX, event.clientY) };
    };
    const keep = (event: PointerEvent): void => {
      event.stopPropagation();
      if (event.type === 'pointerdown') element.focus({ preventScroll: true });
    };
    const down = (event: PointerEvent): void => {
      if (event.target !== canvas || given.has(event)) return;
      if (event.pointerType === 'mouse' && event.button !== MAIN_BUTTON) return;
      const claim = hand.down(at(event));
      if (claim === 'ours') {
        first.current ??= event;
        element.setPointerCapture(event.pointerId);
        keep(event);
      } else if (claim === 'yield' && first.current) give(canvas, first.current);
      if (claim !== 'ours') first.current = null;
    };
    const move = (event: PointerEvent): void => {
      const ours = hand.holding === event.pointerId;
      hand.move(at(event));
      if (ours) keep(event);
    };
    const up = (event: PointerEvent): void => {
      const ours = hand.holding === event.pointerId;
      if (event.type === 'pointercancel') hand.cancel(event.pointerId);
      else hand.up(at(event));
      if (ours) {
        first.current = null;
        keep(event);
      }
    };
    const lost = (event: PointerEvent): void => {
      if (hand.holding === event.pointerId) hand.cancel(event.pointerId);
    };
    const leave = (): void => hand.leave();
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hand.escape();
    };
    const given = new WeakSet<Event>();
    /** Lets the camera have a pointer that went down on a piece. */
    const give = (to: HTMLElement, event: PointerEvent): void => {
      element.releasePointerCapture(event.pointerId);
      const again = new PointerEvent('pointerdown', { ...pointerInit(event), bubbles: true });
      given.add(again);
      to.dispatchEvent(again);
    };
    const early = { capture: true };
    element.addEventListener('pointerdown', down, early);
    element.addEventListener('pointermove', move, early);
    // On the window: what went down on the cloth may go up over a panel, which the table never hears of.
    window.addEventListener('pointerup', up, early);
    window.addEventListener('pointercancel', up, early);
    element.addEventListener('lostpointercapture', lost);
    element.addEventListener('pointerleave', leave);
    window.addEventListener('keydown', escape, early);
    return () => {
      element.removeEventListener('pointerdown', down, early);
      element.removeEventListener('pointermove', move, early);
      window.removeEventListener('pointerup', up, early);
      window.removeEventListener('pointercancel', up, early);
      element.removeEventListener('lostpointercapture', lost);
      element.removeEventListener('pointerleave', leave);
      window.removeEventListener('keydown', escape, early);
    };
  }, [root, gl, camera, hand, slack]);
  useCursor(root);
  return null;
}

/** The mouse's arrow says what can be touched. */
function useCursor(root: RefObject<HTMLElement | null>): void {
  const { touch } = useTheSession();
  const cursor = useSession(({ hovered, stage }) => {
    if (stage === 'moving') return 'grabbing';
    return hovered !== null && touch.mayTouch(hovered).ok ? 'grab' : 'auto';
  });
  useEffect(() => {
    if (root.current) root.current.style.cursor = cursor;
  }, [root, cursor]);
}

const pointerInit = ({ pointerId, pointerType, clientX, clientY, button, buttons, isPrimary }: PointerEvent): PointerEventInit => ({
  pointerId, pointerType, clientX, clientY, button, buttons, isPrimary,
});

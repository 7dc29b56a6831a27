import type { TableHand } from '#play/input/eitherHand.ts';
import type { PointerAt, PointerKind } from '#play/input/pointer.ts';
import { Twist } from '#play/input/twist.ts';
import { isSheetOpen } from '../ui/isSheetOpen.ts';
import { restedAt, trailOf } from './lifted.ts';

const MAIN_BUTTON = 0;

export const kindOf = ({ pointerType }: PointerEvent): PointerKind =>
  pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';

export interface Listening {
  /** Takes the keyboard's focus, and holds what is captured. */
  readonly element: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly hand: TableHand;
  readonly at: (event: PointerEvent) => PointerAt;
  /** Two fingers on the cloth have turned, degrees clockwise. */
  readonly onTwist: (deg: number) => void;
}

/**
 * Listens to the canvas's pointers before all others, and gives each to its owner: a pointer that a hand takes never
 * reaches the camera's controls. Returns how to stop.
 */
export function listenToPointers({ element, canvas, hand, at, onTwist }: Listening): () => void {
  const held = new Map<number, PointerEvent>(); // how the hand's pointers went down
  const away = new Map<number, PointerEvent>(); // and the camera's
  const given = new WeakSet<Event>(); // made here, for the camera alone
  const twist = new Twist();
  const trails = new Map<number, readonly PointerEvent[]>(); // of fingers

  const keep = (event: PointerEvent): void => {
    event.stopPropagation();
    if (event.type === 'pointerdown') element.focus({ preventScroll: true });
  };
  const give = (
    type: 'pointerdown' | 'pointerup',
    { pointerId, pointerType, clientX, clientY, button, buttons, isPrimary }: PointerEvent,
  ): void => {
    const again = new PointerEvent(type, {
      pointerId,
      pointerType,
      clientX,
      clientY,
      button,
      buttons,
      isPrimary,
      bubbles: true,
    });
    given.add(again);
    canvas.dispatchEvent(again);
  };
  const toCamera = (event: PointerEvent): void => {
    away.set(event.pointerId, event);
    if (kindOf(event) === 'touch') twist.down(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  /** The camera loses the pointers that it has had until now. */
  const takeBack = (): void => {
    for (const event of away.values()) {
      give('pointerup', event);
      twist.up(event.pointerId);
    }
    away.clear();
  };
  /** Lets the camera have pointers that went down on a piece. */
  const yieldHeld = (): void => {
    for (const event of held.values()) {
      if (element.hasPointerCapture(event.pointerId)) element.releasePointerCapture(event.pointerId);
      toCamera(event);
      give('pointerdown', event);
    }
    held.clear();
  };

  const down = (event: PointerEvent): void => {
    if (event.target !== canvas || given.has(event)) return;
    // the camera's: other buttons, a pen's eraser
    if (event.pointerType !== 'touch' && event.button !== MAIN_BUTTON) return;
    if (kindOf(event) === 'touch') trails.set(event.pointerId, [event]);
    const claim = hand.down(at(event));
    if (claim === 'alone' || claim === 'camera-alone') takeBack();
    if (claim === 'yield') yieldHeld();
    if (claim === 'ours' || claim === 'alone') {
      held.set(event.pointerId, event);
      element.setPointerCapture(event.pointerId);
      keep(event);
    } else toCamera(event);
  };
  const move = (event: PointerEvent): void => {
    const ours = hand.owns(event.pointerId);
    const trail = trails.get(event.pointerId);
    if (trail !== undefined) trails.set(event.pointerId, trailOf(trail, event));
    hand.move(at(event));
    if (ours) return keep(event);
    const deg = twist.move(event.pointerId, { x: event.clientX, y: event.clientY });
    if (deg !== 0) onTwist(deg);
  };
  const up = (event: PointerEvent): void => {
    if (given.has(event)) return;
    const ours = hand.owns(event.pointerId);
    held.delete(event.pointerId);
    away.delete(event.pointerId);
    twist.up(event.pointerId);
    if (event.type === 'pointercancel') hand.cancel(event.pointerId, kindOf(event));
    else hand.up(lifted(event));
    trails.delete(event.pointerId);
    if (ours) keep(event);
  };
  const lifted = (event: PointerEvent): PointerAt => {
    const rested = restedAt(trails.get(event.pointerId) ?? [], event);
    const ray = rested && at(rested).ray;
    const here = at(event);
    return ray === null ? here : { ...here, ray };
  };
  const lost = (event: PointerEvent): void => {
    if (hand.holding === event.pointerId) hand.cancel(event.pointerId, kindOf(event));
  };
  const leave = (event: PointerEvent): void => hand.leave(kindOf(event));
  const escape = (event: KeyboardEvent): void => {
    // In an open sheet it closes the sheet, and nothing else.
    if (event.key === 'Escape' && !isSheetOpen()) hand.escape();
  };
  /** No menu under a long finger, and no zooming of the page where the browser does not heed the style sheet. */
  const prevent = (event: Event): void => event.preventDefault();

  const stop = new AbortController();
  const early = { capture: true, signal: stop.signal };
  const { signal } = stop;
  element.addEventListener('pointerdown', down, early);
  element.addEventListener('pointermove', move, early);
  // On the window: what went down on the cloth may go up over a panel, which the table never hears of.
  window.addEventListener('pointerup', up, early);
  window.addEventListener('pointercancel', up, early);
  element.addEventListener('lostpointercapture', lost, { signal });
  element.addEventListener('pointerleave', leave, { signal });
  element.addEventListener('contextmenu', prevent, { signal });
  element.addEventListener('gesturestart', prevent, { signal, passive: false });
  window.addEventListener('keydown', escape, early);
  return () => stop.abort();
}

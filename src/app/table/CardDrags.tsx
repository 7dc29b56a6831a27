import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import type { TableTypes } from '#play/session/tableTypes.ts';
import { texts } from '#play/texts.ts';
import { rayThrough, thingOn } from '../scene/eye.ts';
import { tableHooks } from '../session/context.tsx';
import type { SceneParts } from './tableParts.ts';

const { useTheSession } = tableHooks<TableTypes>();

/** A pointer that comes no further has pressed the card, CSS pixels (house value). */
const STRAY_PX = 8;

interface Held {
  readonly button: HTMLElement;
  readonly card: string;
  readonly from: PointerEvent;
  /** Its likeness under the pointer, once it is lifted. */
  picture: HTMLElement | null;
}

type Offers = NonNullable<SceneParts['offers']>;

interface CardDragsProps {
  readonly offers: Offers;
  readonly cards: NonNullable<Offers['cards']>;
}

/** Cards of a hand, which are buttons of the page, are dragged on to things of the picture. */
export function CardDrags({ offers, cards }: CardDragsProps) {
  const session = useTheSession();
  const get = useThree((three) => three.get);
  useEffect(() => {
    let held: Held | null = null;
    let beside: HTMLElement | null = null;
    const forget = (): void => {
      beside?.remove();
      beside = null;
    };
    const thingAt = ({ clientX, clientY }: PointerEvent): object | null => {
      const { gl, camera, scene } = get();
      const over = document.elementFromPoint(clientX, clientY);
      const badge = over instanceof HTMLElement ? over.dataset['badge'] : undefined;
      if (badge !== undefined) return JSON.parse(badge) as object;
      if (over !== gl.domElement) return null;
      return thingOn(scene, rayThrough(camera, gl.domElement.getBoundingClientRect(), clientX, clientY));
    };
    const down = (event: PointerEvent): void => {
      forget();
      const button = event.target instanceof Element ? event.target.closest(`[${cards.attribute}]:enabled`) : null;
      if (!(button instanceof HTMLElement) || !event.isPrimary) return;
      held = { button, card: button.getAttribute(cards.attribute) ?? '', from: event, picture: null };
    };
    const move = (event: PointerEvent): void => {
      if (held?.from.pointerId !== event.pointerId) return;
      const [x, y] = [event.clientX - held.from.clientX, event.clientY - held.from.clientY];
      if (held.picture === null) {
        if (Math.hypot(x, y) <= STRAY_PX) return;
        const picture = pictureOf(held.button, cards.attribute);
        if (!cards.lift(session, held.card)) return void (held = null);
        document.body.append(picture);
        held.picture = picture;
      }
      held.picture.style.translate = `${x}px ${y}px`;
      offers.point(session, thingAt(event));
    };
    const end = (event: PointerEvent): void => {
      if (held?.from.pointerId !== event.pointerId) return;
      const { card, picture } = held;
      held = null;
      if (picture === null) return;
      picture.remove();
      offers.point(session, null);
      const thing = event.type === 'pointerup' ? thingAt(event) : null;
      cards.drop(session, card, thing);
      const isOnTable = document.elementFromPoint(event.clientX, event.clientY) === get().gl.domElement;
      if (event.type === 'pointerup' && thing === null && isOnTable) document.body.append((beside = wordAt(event)));
    };
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('pointerdown', down, { signal, capture: true }); // the picture keeps its own
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    return () => {
      stop.abort();
      held?.picture?.remove();
      forget();
    };
  }, [session, get, offers, cards]);
  return null;
}

/** Beside everything on the table the card goes home, and it is said where it was let go; until the next press. */
function wordAt({ clientX, clientY }: PointerEvent): HTMLElement {
  const word = document.createElement('output');
  word.className = 'let-go-beside';
  word.textContent = texts.dragging.beside;
  Object.assign(word.style, { left: `${clientX}px`, top: `${clientY}px` });
  return word;
}

/** So much of its height it is held over the pointer: the outcome is read under it (house value). */
const OVER = 0.6;

/** The same card over everything, where its panel does not cut it off; it is no button, and nobody else means it. */
function pictureOf(button: HTMLElement, attribute: string): HTMLElement {
  const card = button.cloneNode(true) as HTMLElement;
  const { left, top, width, height } = button.getBoundingClientRect();
  wearLook(button, card);
  card.removeAttribute(attribute);
  card.inert = true;
  card.querySelector('.fan-count')?.remove(); // one card of its stack is lifted
  Object.assign(card.style, {
    position: 'fixed',
    inset: 'auto',
    left: `${left}px`,
    top: `${top - OVER * height}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    transition: 'none',
    zIndex: '9',
    pointerEvents: 'none',
  });
  return card;
}

/** Style sheets name a card by what is around it, which its likeness has not. */
function wearLook(from: Element, to: Element): void {
  const seen = getComputedStyle(from);
  if (to instanceof HTMLElement || to instanceof SVGElement)
    for (const name of seen) to.style.setProperty(name, seen.getPropertyValue(name));
  [...from.children].forEach((child, i) => {
    const likeness = to.children[i];
    if (likeness !== undefined) wearLook(child, likeness);
  });
}

import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import type { TableTypes } from '#play/session/tableTypes.ts';
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
  picture: Picture | null;
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
    const thingAt = ({ clientX, clientY }: PointerEvent): object | null => {
      const { gl, camera, scene } = get();
      const over = document.elementFromPoint(clientX, clientY);
      const badge = over instanceof HTMLElement ? over.dataset['badge'] : undefined;
      if (badge !== undefined) return JSON.parse(badge) as object;
      if (over !== gl.domElement) return null;
      return thingOn(scene, rayThrough(camera, gl.domElement.getBoundingClientRect(), clientX, clientY));
    };
    const down = (event: PointerEvent): void => {
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
        document.body.append(picture.root);
        held.picture = picture;
      }
      held.picture.card.style.translate = `${x}px ${y}px`;
      offers.point(session, thingAt(event));
    };
    const end = (event: PointerEvent): void => {
      if (held?.from.pointerId !== event.pointerId) return;
      const { card, picture } = held;
      held = null;
      if (picture === null) return;
      picture.root.remove();
      offers.point(session, null);
      cards.drop(session, card, event.type === 'pointerup' ? thingAt(event) : null);
    };
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('pointerdown', down, { signal });
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    return () => {
      stop.abort();
      held?.picture?.root.remove();
    };
  }, [session, get, offers, cards]);
  return null;
}

interface Picture {
  readonly card: HTMLElement;
  readonly root: Element;
}

/**
 * The same card over everything, where its panel does not cut it off; it is no button, and nobody else means it. The
 * empty elements around it are those that style sheets name.
 */
function pictureOf(button: HTMLElement, attribute: string): Picture {
  const card = button.cloneNode(true) as HTMLElement;
  const { left, top, width, height } = button.getBoundingClientRect();
  card.removeAttribute(attribute);
  card.inert = true;
  card.querySelector('.fan-count')?.remove(); // one card of its stack is lifted
  Object.assign(card.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    zIndex: '9',
    pointerEvents: 'none',
  });
  let root: Element = card;
  for (let around = button.parentElement; around?.closest('.hud'); around = around.parentElement) {
    const empty = document.createElement('div');
    empty.className = around.className;
    empty.style.display = 'contents';
    empty.append(root);
    root = empty;
  }
  return { card, root };
}

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
  readonly pointer: number;
  readonly from: PointerEvent;
  moved: boolean;
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
    const thingAt = (event: PointerEvent): object | null => {
      const { gl, camera, scene } = get();
      const over = document
        .elementsFromPoint(event.clientX, event.clientY)
        .find((element) => held === null || !held.button.contains(element));
      const badge = over instanceof HTMLElement ? over.dataset['badge'] : undefined;
      if (badge !== undefined) return JSON.parse(badge) as object;
      if (over !== gl.domElement) return null;
      return thingOn(scene, rayThrough(camera, gl.domElement.getBoundingClientRect(), event.clientX, event.clientY));
    };
    const down = (event: PointerEvent): void => {
      const button = event.target instanceof Element ? event.target.closest(`[${cards.attribute}]:enabled`) : null;
      if (!(button instanceof HTMLElement) || !event.isPrimary) return;
      const card = button.getAttribute(cards.attribute) ?? '';
      held = { button, card, pointer: event.pointerId, from: event, moved: false };
    };
    const move = (event: PointerEvent): void => {
      if (held?.pointer !== event.pointerId) return;
      const [x, y] = [event.clientX - held.from.clientX, event.clientY - held.from.clientY];
      held.moved ||= Math.hypot(x, y) > STRAY_PX;
      if (!held.moved) return;
      Object.assign(held.button.style, { translate: `${x}px ${y}px`, zIndex: '9', pointerEvents: 'none' });
      offers.point(session, thingAt(event));
    };
    const end = (event: PointerEvent): void => {
      if (held?.pointer !== event.pointerId) return;
      const { button, card, moved } = held;
      const thing = event.type === 'pointerup' && moved ? thingAt(event) : null;
      Object.assign(button.style, { translate: '', zIndex: '', pointerEvents: '' });
      held = null;
      if (!moved) return;
      offers.point(session, null);
      if (thing !== null) cards.drop(session, card, thing);
    };
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('pointerdown', down, { signal });
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    return () => stop.abort();
  }, [session, get, offers, cards]);
  return null;
}

import '../styles/firstTouch.css';
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useState, type RefObject } from 'react';
import type { Vec3 } from '#sim/maths/vec3.ts';
import { isLed, leadOf } from '#play/game/lead.ts';
import type { PlayedGame } from '#play/game/playedGame.ts';
import type { TableTypes } from '#play/session/tableTypes.ts';
import { pixelOf } from '../scene/eye.ts';
import { tableHooks } from '../session/context.tsx';
import { useCompact } from '../ui/useCompact.ts';
import type { SceneParts, TableLead } from './tableParts.ts';

const { useSessionData } = tableHooks<TableTypes>();

interface FirstTouchProps {
  /** The element that holds all of it, over the page. */
  readonly layer: RefObject<HTMLDivElement | null>;
  readonly play: PlayedGame;
  readonly parts: SceneParts;
}

/**
 * In a first match: a thing glows and its goal breathes, until the first own move counts; before anything was touched a
 * hand drags it once to where it goes. With less motion the hand lies there, with a line to the goal.
 */
export function FirstTouch({ layer, play, parts }: FirstTouchProps) {
  const isCompact = useCompact();
  const [isTouched, setTouched] = useState(false);
  const lead = useSessionData((told) =>
    told.match !== null && isLed(told, play.game.asked(told.match.state), isTouched)
      ? (parts.lead?.(told) ?? usualLead(play, parts, told, isCompact))
      : null,
  );
  const isShown = lead !== null;
  useEffect(() => {
    if (!isShown) return;
    const stop = new AbortController();
    const touched = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('.tableside') !== null) setTouched(true);
    };
    window.addEventListener('pointerdown', touched, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [isShown]);
  return (
    <div ref={layer} className="first-touch" aria-hidden="true">
      {lead !== null && (
        <div data-lead={JSON.stringify(lead)} data-touched={isTouched || undefined}>
          <i className="first-glow" />
          <i className="first-goal" />
          <i className="first-way" />
          <svg className="first-hand" viewBox="0 0 24 24">
            <path d="M9 11V4.5a1.5 1.5 0 0 1 3 0V10l5.6 1.2A2.5 2.5 0 0 1 19.5 14l-.7 4.2A4.5 4.5 0 0 1 14.4 22H12a5 5 0 0 1-3.9-1.9l-3.8-4.9a1.5 1.5 0 0 1 2.3-1.9L9 15.5Z" />
          </svg>
        </div>
      )}
    </div>
  );
}

/** By what is offered, where the game says nothing else. */
function usualLead(
  play: PlayedGame,
  { offers }: SceneParts,
  told: TableTypes['state'],
  isCompact: boolean,
): TableLead | null {
  const spotted = (play.offers?.(told) ?? []).flatMap((offer) => {
    const spot = offers?.spot(told, offer.at, isCompact) ?? null;
    return spot === null ? [] : [{ ...offer, at: spot }];
  });
  const lead = leadOf(spotted);
  if (lead === null || offers?.cards === undefined) return lead && { ...lead, goal: lead.to };
  return { ...lead, goal: lead.to ?? lead.from, card: `[${offers.cards.attribute}]:enabled` };
}

/** Keeps all of it where its things are seen. Within the picture, whose eye it follows. */
export function FirstTouchPlaces({ layer }: Pick<FirstTouchProps, 'layer'>) {
  const invalidate = useThree(({ invalidate: again }) => again);
  useEffect(() => {
    if (!layer.current) return;
    const changed = new MutationObserver(() => invalidate());
    changed.observe(layer.current, { childList: true });
    return () => changed.disconnect();
  }, [layer, invalidate]);
  useFrame(({ camera, gl }) => {
    const shown = layer.current?.firstElementChild;
    if (!(shown instanceof HTMLElement)) return;
    const picture = gl.domElement.getBoundingClientRect();
    const { card, from, to, goal } = JSON.parse(shown.dataset['lead'] ?? '') as TableLead;
    const pixel = (at: Vec3): Pixel => pixelOf(camera, picture, at);
    const button = card === undefined ? null : document.querySelector(card);
    const start = button === null ? pixel(from) : middleOf(button);
    const end = pixel(to ?? from);
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const set = (name: string, value: string): void => shown.style.setProperty(name, value);
    set('--from', `${start.x}px ${start.y}px`);
    set('--to', `${end.x}px ${end.y}px`);
    set('--goal', goal === null ? '-99rem' : `${pixel(goal).x}px ${pixel(goal).y}px`);
    set('--far', `${Math.hypot(dx, dy)}px`);
    set('--turn', `${Math.atan2(dy, dx)}rad`);
    shown.dataset['placed'] = ''; // the hand sets out once there is a picture
  });
  return null;
}

interface Pixel {
  readonly x: number;
  readonly y: number;
}

function middleOf(button: Element): Pixel {
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

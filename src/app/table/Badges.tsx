import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, type RefObject } from 'react';
import type { PlayedGame } from '#play/game/playedGame.ts';
import type { TableTypes } from '#play/session/tableTypes.ts';
import { addScaled, vec3 } from '#sim/maths/vec3.ts';
import { pixelOf } from '../scene/eye.ts';
import { apart, type Badge } from '../scene/overlays/apart.ts';
import { useCompact } from '../ui/useCompact.ts';
import { tableHooks } from '../session/context.tsx';
import type { SceneParts } from './tableParts.ts';

const { useSessionData, useTheSession } = tableHooks<TableTypes>();

interface OffersProps {
  /** The element that holds all badges, over the picture. */
  readonly layer: RefObject<HTMLDivElement | null>;
  readonly offers: NonNullable<SceneParts['offers']>;
}

const LAYER = { position: 'absolute', top: 0, left: 0 } as const;
const BADGE = {
  ...LAYER,
  padding: '0.0625rem var(--gap-s)',
  borderRadius: 'var(--radius-s)',
  whiteSpace: 'pre',
  cursor: 'pointer',
  visibility: 'hidden', // until it has its place
} as const;

/**
 * Over each thing that can be picked stands its outcome. These are letters of the page and no part of the picture: as
 * sharp as any, and no draw call. For pointers alone: keys and words have buttons of their own.
 */
export function Badges({ layer, play, offers }: OffersProps & { readonly play: PlayedGame }) {
  const session = useTheSession();
  const isCompact = useCompact();
  const shown = useSessionData((told) =>
    (play.offers?.(told) ?? []).flatMap(({ at, badge }) => {
      const spot = badge === null ? null : offers.spot(told, at, isCompact);
      return spot === null ? [] : [{ at, badge, spot, key: JSON.stringify(at) }];
    }),
  );
  const pointed = useSessionData((told) => JSON.stringify(offers.pointed(told)));
  return (
    <div ref={layer} style={LAYER} className="badges" aria-hidden="true">
      {shown.map(({ at, badge, spot, key }) => (
        <button
          key={key}
          type="button"
          tabIndex={-1}
          style={BADGE}
          data-badge={key}
          data-spot={JSON.stringify(spot)}
          data-pointed={key === pointed || undefined}
          onPointerDown={(event) => event.preventDefault()} // the table keeps the focus
          onPointerEnter={() => offers.point(session, at)}
          onPointerLeave={() => offers.point(session, null)}
          onClick={() => offers.press(session, at)}
        >
          {badge}
        </button>
      ))}
    </div>
  );
}

/** Answers stand so far beside what they are about that they cover no piece there: a base and a half; m, px. */
const BESIDE_M = 0.03;
const BESIDE_PX = 20;

interface Placed extends Badge {
  readonly element: HTMLElement;
}

/** Keeps badges over their things, answers beside them, none over another, as the picture's eye moves. */
export function BadgePlaces({ layer, offers: { areAnswers = false, spot: spotOf } }: OffersProps) {
  const { store } = useTheSession();
  const isCompact = useCompact();
  const invalidate = useThree(({ invalidate: again }) => again);
  const sizes = useMemo(() => new Map<Element, Badge['size']>(), []);
  useEffect(() => {
    if (!layer.current) return;
    const changed = new MutationObserver(() => {
      sizes.clear();
      invalidate();
    });
    changed.observe(layer.current, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['data-spot'],
    });
    return () => changed.disconnect();
  }, [layer, sizes, invalidate]);
  useFrame(({ camera, gl }) => {
    const { clientWidth: width, clientHeight: height } = gl.domElement;
    const badges = [...(layer.current?.children ?? [])] as HTMLElement[];
    const placed = badges.flatMap((element): readonly Placed[] => {
      const size = sizes.get(element) ?? { width: element.offsetWidth, height: element.offsetHeight };
      sizes.set(element, size);
      // As it is now: a window that is turned may have laid things elsewhere.
      const spot = spotOf(store.getState(), JSON.parse(element.dataset['badge'] ?? ''), isCompact);
      const window = { left: 0, top: 0, width, height };
      const at = spot && pixelOf(camera, window, spot);
      // At the picture's edge badges of many things that are out of it would lie on one another.
      const isIn = at !== null && at.x >= 0 && at.x <= width && at.y >= 0 && at.y <= height;
      element.style.visibility = isIn ? 'visible' : 'hidden';
      if (!isIn || spot === null || !areAnswers) return isIn ? [{ element, at, size }] : [];
      const [x = 0, y = 0, z = 0] = camera.matrixWorld.elements; // to the right of the picture
      const away = Math.max(BESIDE_PX, pixelOf(camera, window, addScaled(spot, vec3(x, y, z), BESIDE_M)).x - at.x);
      const isRight = at.x + away + size.width < width;
      element.style.setProperty('--away', `${away}px`);
      element.style.setProperty('--from', isRight ? `${-away}px` : '100%');
      return [{ element, at: { x: at.x + (isRight ? 1 : -1) * (away + size.width / 2), y: at.y }, size }];
    });
    apart(placed, width).forEach(({ x, y }, i) => {
      const badge = placed[i];
      if (!badge) return;
      const { element, at, size } = badge;
      element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
      // One that had to make room may lie over another thing, which a press there means.
      const moved = Math.hypot(x + size.width / 2 - at.x, y + size.height / 2 - at.y);
      element.style.pointerEvents = !areAnswers && moved > size.height / 2 ? 'none' : '';
    });
  });
  return null;
}

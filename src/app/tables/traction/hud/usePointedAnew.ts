import { useState } from 'react';

/**
 * The thing pointed at, but for one that has just `moved`: it has come under the mouse that led it, and is pointed at
 * once the mouse has left it. `since`: the move.
 */
export function usePointedAnew<T>(pointed: T | null, moved: T | null, since: unknown): T | null {
  const [seen, setSeen] = useState<{ readonly since: unknown; readonly mouse: 'away' | 'on' | 'left' }>({
    since,
    mouse: 'left',
  });
  const mouse = seen.since === since ? seen.mouse : 'away';
  const on = moved !== null && pointed === moved;
  const now = mouse === 'away' && on ? 'on' : mouse === 'on' && !on ? 'left' : mouse;
  if (seen.since !== since || seen.mouse !== now) setSeen({ since, mouse: now });
  return on && now !== 'left' ? null : pointed;
}

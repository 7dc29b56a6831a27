import { useEffect, useState } from 'react';
import type { Route } from '#play/route.ts';
import { useSettings } from '../settings/useSettings.tsx';
import { goTo } from '../ui/useRoute.ts';

/** Nothing: the first task that is not done comes in the place of its page. */
export function FirstUndone({ next }: { readonly next: (passed: readonly string[]) => Route }) {
  const passed = useSettings(({ passedDrills }) => passedDrills);
  const [route] = useState(() => next(passed));
  useEffect(() => goTo(route, 'instead'), [route]);
  return null;
}

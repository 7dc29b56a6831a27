import { makeRoute } from '#play/route.ts';
import { LEARN } from './addresses.ts';

/** The name of a step in the address; null for the next one that is to be done. */
export const stepAt = (path: string): string | null => path.slice(LEARN.length + 1) || null;

export const pathOf = (step: string): string => `${LEARN}/${step}`;
export const routeOf = (step: string): string => makeRoute({ page: 'own', path: pathOf(step) });

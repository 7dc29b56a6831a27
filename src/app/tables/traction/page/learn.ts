import { makeOwnRoute } from './ownRoutes.ts';

/** The way to the drills. */
export const LEARN = { href: makeOwnRoute({ page: 'drills' }) } as const;

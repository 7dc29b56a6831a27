/** Without a page, as in tests of what is drawn, nothing is asked. */
const asked = new URLSearchParams(typeof window === 'undefined' ? '' : window.location.search);

/** `?still`: no animation and no waiting, for pictures and tests. */
export const STILL_ASKED = asked.has('still');
/** `?watch=clean`: who looks on at a room sees the table alone. */
export const CLEAN_ASKED = asked.get('watch') === 'clean';
/** `?seed=7`: new matches are drawn from this seed, so that the same player begins. */
export const SEED_ASKED = asked.get('seed');

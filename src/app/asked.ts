const asked = new URLSearchParams(window.location.search);

/** `?still`: no animation and no waiting, for pictures and tests. */
export const STILL_ASKED = asked.has('still');
/** `?seed=7`: new matches are drawn from this seed, so that the same player begins. */
export const SEED_ASKED = asked.get('seed');

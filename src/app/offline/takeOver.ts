/** What the page says to the version that waits when somebody wants it. */
export const TAKE_OVER = 'take over';

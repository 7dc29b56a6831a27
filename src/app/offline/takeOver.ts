/** The page's message that has the waiting version take over. */
export const TAKE_OVER = 'take over';

/**
 * For pictures of the table alone, cut (`clip`) where no panel lies and not a letter is in them, so that they may be
 * held to far less than pictures of the page. Software GL gives the same pixels in every run; without the smallest
 * piece, far away, 147 of them are others on a desk and 36 on a phone.
 */
export const TABLE_ALONE = { maxDiffPixels: 15, threshold: 0.2, animations: 'disabled' } as const;

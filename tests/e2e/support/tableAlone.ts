import { fileURLToPath } from 'node:url';

/**
 * For pictures of the canvas alone, without a letter in them, so that they may be held to far less than pictures of the page.
 * Software GL gives the same pixels in every run; without the smallest piece, far away, 147 of them are others on a desk and
 * 36 on a phone.
 */
export const TABLE_ALONE = { maxDiffPixels: 15, threshold: 0.2, animations: 'disabled', stylePath: fileURLToPath(new URL('./tableOnly.css', import.meta.url)) } as const;

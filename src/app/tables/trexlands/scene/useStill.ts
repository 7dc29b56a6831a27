import { STILL_ASKED } from '../../../asked.ts';
import { useAmbience } from '../../../settings/useAmbience.ts';

/** Whether coins and the WHEEL are where they go at once: for somebody who wants less motion, and for pictures. */
export const useStill = (): boolean => useAmbience().motion === 'reduced' || STILL_ASKED;

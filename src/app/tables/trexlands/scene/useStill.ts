import { STILL_ASKED } from '../../../asked.ts';
import { useAmbience } from '../../../settings/useAmbience.ts';

/** Whether coins and the WHEEL are where they go at once: with less motion wanted, and for pictures. */
export const useStill = (): boolean => useAmbience().motion === 'reduced' || STILL_ASKED;

import type { SessionState } from '../session/sessionTypes.ts';

/** Whether a hand is on the table or everything still comes to rest: then there is nothing to press. */
export const isBusy = ({ stage }: SessionState): boolean => stage === 'moving' || stage === 'resting';

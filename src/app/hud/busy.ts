import type { SessionState } from '../match/sessionTypes.ts';

/** Whether a hand is on the table or everything still comes to rest: then there is nothing to press. */
export const isBusy = ({ stage }: SessionState): boolean => stage === 'moving' || stage === 'resting';

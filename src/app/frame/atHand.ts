import { createContext, useContext } from 'react';

/** True where a phone is the hand of its seat and the table is on another screen. */
export const AtHandContext = createContext(false);

export const useAtHand = (): boolean => useContext(AtHandContext);

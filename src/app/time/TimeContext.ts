import { createContext, useContext } from 'react';
import { browserTime, type PageTime } from './pageTime.ts';

/** The time around a component: the browser's, unless a test puts its own there. */
export const TimeContext = createContext<PageTime>(browserTime);

export const useTime = (): PageTime => useContext(TimeContext);

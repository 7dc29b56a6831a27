import { createContext, useContext } from 'react';
import type { PageTime } from '#play/time/pageTime.ts';
import { browserTime } from './browserTime.ts';

/** The time around a component: the browser's, unless a test puts its own there. */
export const TimeContext = createContext<PageTime>(browserTime);

export const useTime = (): PageTime => useContext(TimeContext);

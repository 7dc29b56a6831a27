import { createContext } from 'react';
import type { LastingStore } from './lasting.ts';

/** Whether the browser has promised to keep what is saved, for everything below. It comes behind the shell. */
export const LastingContext = createContext<Promise<LastingStore> | null>(null);

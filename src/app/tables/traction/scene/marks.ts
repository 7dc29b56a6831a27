import { createContext } from 'react';
import type { Mark } from '../../../../engine/lessons.ts';

/** Rings on the table that whoever shows it speaks of. */
export const MarksContext = createContext<readonly Mark[]>([]);

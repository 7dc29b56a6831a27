import { createContext } from 'react';
import type { Mark } from '../../../../engine/lessons.ts';

/** Rings on the table for things that panels speak of. */
export const MarksContext = createContext<readonly Mark[]>([]);

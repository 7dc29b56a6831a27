import { createContext } from 'react';
import type { Mark } from '../../../../engine/lessons.ts';

export interface TableMark extends Mark {
  /** Marks something that went wrong. */
  readonly wrong?: boolean;
}

/** Rings on the table for things that panels speak of. */
export const MarksContext = createContext<readonly TableMark[]>([]);

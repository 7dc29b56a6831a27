import { createContext, useContext } from 'react';
import { FULL_DETAIL, type Detail } from './detail.ts';
import { DAY, type Light } from './lights.ts';

/** In what light everything is seen, in how much detail, and by whom. */
export interface TableLook {
  readonly light: Light;
  readonly detail: Detail;
  /** For eyes that need it: every piece has a dark outline and bright edges, in any state. */
  readonly outlined: boolean;
}

/** By day and with everything, unless told. */
export const LookContext = createContext<TableLook>({ light: DAY, detail: FULL_DETAIL, outlined: false });

export const useTableLook = (): TableLook => useContext(LookContext);

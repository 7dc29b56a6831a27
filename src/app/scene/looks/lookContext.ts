import { createContext, useContext } from 'react';
import { DAY, type Light } from './lights.ts';

/** How much work goes into a picture, where it shows; the sharpness of the whole is the canvas's. */
export interface Detail {
  /** Ways to the lamp that are looked along for each pixel of a shadow: with few its rim is grainy. */
  readonly shadeRays: number;
  /** Faces within a glass piece that a ray comes to before it is let go. */
  readonly faces: number;
  /** Whether glass shows the other pieces behind it. */
  readonly seesOthers: boolean;
  /** Whether polished tables mirror what stands on them. */
  readonly mirrors: boolean;
  /** How clear a surface stays where it is seen aslant. */
  readonly anisotropy: number;
}

export const FULL_DETAIL: Detail = { shadeRays: 8, faces: 3, seesOthers: true, mirrors: true, anisotropy: 8 };

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

import { createContext, useContext } from 'react';
import type { Eraser } from './eraser.ts';

export const EraserContext = createContext<Eraser | null>(null);

export function useEraser(): Eraser {
  const eraser = useContext(EraserContext);
  if (eraser === null) throw new Error('there is no eraser around this component');
  return eraser;
}

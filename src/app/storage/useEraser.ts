import { createContext, useContext } from 'react';
import type { OpenedEraser } from './openEraser.ts';

export const EraserContext = createContext<Promise<OpenedEraser> | null>(null);

export function useEraser(): Promise<OpenedEraser> {
  const eraser = useContext(EraserContext);
  if (eraser === null) throw new Error('there is no eraser around this component');
  return eraser;
}

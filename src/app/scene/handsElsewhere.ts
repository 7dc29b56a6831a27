import { createContext, type ReactNode } from 'react';
import type { TableScene } from './tableScene.ts';

/** Hands of others at the same table, who sit elsewhere. */
export interface HandsElsewhere {
  /** The scene with the pieces where those hands have them. */
  over(scene: TableScene): TableScene;
  /** Their aims, and where they point. */
  readonly marks: ReactNode;
}

/** Null where all sit at this screen. */
export const HandsElsewhereContext = createContext<HandsElsewhere | null>(null);

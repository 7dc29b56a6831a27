import { createContext } from 'react';
import type { Mark } from '#engine/lessons.ts';
import type { Corner } from '#sim/gesture/gesture.ts';
import type { PieceId } from '#sim/ids.ts';

export interface TableMark extends Mark {
  /** Marks something that went wrong. */
  readonly wrong?: boolean;
}

/** Rings on the table for things that panels speak of. */
export const MarksContext = createContext<readonly TableMark[]>([]);

export interface LitCorner {
  readonly piece: PieceId;
  readonly corner: Corner;
}

/** A corner that panels speak of, lit until a hand has the piece; null for none. */
export const LitContext = createContext<LitCorner | null>(null);

import { createContext, useContext, type RefObject } from 'react';

/** Draws the table as it is now; what was drawn has to be read at once. Null while nothing is drawn. */
export type Snapshot = () => HTMLCanvasElement;

const NONE: RefObject<Snapshot | null> = { current: null };

/** Where the table's picture puts its own, for what is around it. */
export const SnapshotContext = createContext<RefObject<Snapshot | null>>(NONE);

export const useSnapshot = (): RefObject<Snapshot | null> => useContext(SnapshotContext);

import { useEffect } from 'react';

/** Gives back what memoised geometries and materials hold in the graphics card, once others take their place. */
export function useDisposed(...made: readonly { dispose(): void }[]): void {
  useEffect(() => () => made.forEach((thing) => thing.dispose()), made);
}

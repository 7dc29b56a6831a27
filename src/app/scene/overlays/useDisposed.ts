import { useEffect } from 'react';

/** Gives back what a memoised geometry or material holds in the graphics card, once another takes its place. */
export function useDisposed(made: { dispose(): void }): void {
  useEffect(() => () => made.dispose(), [made]);
}

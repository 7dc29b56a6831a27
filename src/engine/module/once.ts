/** Opened when it is needed first, and then the same. */
export function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | null = null;
  return () => (opened ??= open());
}

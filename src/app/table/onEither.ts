import type { TableTypes } from '#play/session/tableTypes.ts';

/** Calls back when the session has changed, or its hand. Returns how to stop that. */
export function onEither<B extends TableTypes>(
  { store }: Pick<B['session'], 'store'>,
  hand: B['hand'],
  changed: () => void,
): () => void {
  const stops = [store.subscribe(changed), ...(hand === null ? [] : [hand.store.subscribe(changed)])];
  return () => stops.forEach((stop) => stop());
}

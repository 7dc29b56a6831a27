import type { RoomStore } from './roomStore.ts';

/** The day that it is by UTC, by the store's time. */
export const todayOf = async (store: RoomStore): Promise<string> =>
  new Date(await store.now()).toISOString().slice(0, '2026-11-30'.length);

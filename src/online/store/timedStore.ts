import type { RoomStore } from './roomStore.ts';

/** Things of a store that are counted. */
export type StoreCounted = 'appends' | 'append_ms';

/** The store, with the time that its rows take told to `count`. `now`: ms. */
export const timedStore = (
  store: RoomStore,
  now: () => number,
  count: (what: StoreCounted, by: number) => void,
): RoomStore => ({
  open: async (...given) => store.open(...given),
  tail: async (...given) => store.tail(...given),
  append: async (...given) => {
    const began = now();
    try {
      return await store.append(...given);
    } finally {
      count('appends', 1);
      count('append_ms', Math.round(now() - began));
    }
  },
  erase: async (...given) => store.erase(...given),
  now: async () => store.now(),
  close: async () => store.close(),
  ...(store.others === undefined ? {} : { others: store.others }),
});

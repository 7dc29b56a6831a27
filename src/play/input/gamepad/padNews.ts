import { createStore, type StoreApi } from 'zustand/vanilla';

/** News of a gamepad: it can play, it is gone, or the browser does not know its buttons. */
export interface PadNews {
  readonly what: 'connected' | 'gone' | 'unknown';
  readonly name: string;
}

export interface PadsState {
  readonly news: PadNews | null;
  readonly playing: number; // gamepads that can
}

export type PadsStore = StoreApi<PadsState>;

export const createPads = (): PadsStore => createStore<PadsState>(() => ({ news: null, playing: 0 }));

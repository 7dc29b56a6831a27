import { tabLock, type Locks, type TabLock } from './tabLock.ts';

/** Messages between tabs of this page. */
export type Message = { readonly kind: 'hand-over' | 'saved'; readonly id: string };

export interface Channel {
  post(message: Message): void;
  listen(listener: (message: Message) => void): void;
}

/** Effects of another tab on this tab's table. */
export interface Table {
  /** The match is asked for: what is under way comes to rest, and everything is saved when this is done. */
  handOver(): Promise<void>;
  /** It was taken by a tab that got no answer. */
  lose(): void;
  /** Another tab has saved a match. */
  savedElsewhere(id: string): void;
  /** When everything played here is saved. */
  settled(): Promise<void>;
}

export interface Claims {
  /** Whether this tab may play the match; of another one it lets go. Asked twice it answers alike. */
  claim(id: string): Promise<boolean>;
  /** Whether it does. */
  plays(id: string): boolean;
  /** Gets the claim from the tab that has it. */
  takeOver(id: string): Promise<void>;
  /** No match is played here any more. */
  leave(): void;
  /** The others may want to see it. */
  tellSaved(id: string): void;
}

export interface ClaimsDependencies {
  readonly locks: Locks;
  readonly channel: Channel;
  readonly table: Table;
  /** How long a tab has to answer, ms. */
  readonly patienceMs: number;
}

const nameOf = (id: string): string => `tumbletop.match.${id}`;

interface Held {
  readonly id: string;
  readonly lock: TabLock;
}

/** One tab plays a match. */
export function createClaims({ locks, channel, table, patienceMs }: ClaimsDependencies): Claims {
  let held: Held | null = null;
  let wanted: string | null = null;
  let claiming: { readonly id: string; readonly answer: Promise<boolean> } | null = null;

  const lost = (id: string) => (): void => {
    if (held?.id !== id) return;
    held = null;
    table.lose();
  };

  /** The match played under it is saved before another tab can have it. */
  async function letGo(old: Held): Promise<void> {
    await table.settled();
    if (wanted === old.id || held !== old) return;
    held = null;
    old.lock.release();
  }

  async function ask(id: string): Promise<boolean> {
    if (held !== null && held.id !== id) await letGo(held);
    if (held?.id === id) return true;
    const lock = await tabLock(locks, nameOf(id), 'now', lost(id));
    if (lock !== null) held = { id, lock };
    return lock !== null;
  }

  async function handOver(old: Held): Promise<void> {
    wanted = null;
    await table.handOver();
    if (held === old) held = null;
    old.lock.release();
  }

  channel.listen(({ kind, id }) => {
    if (kind === 'saved') table.savedElsewhere(id);
    else if (held?.id === id) void handOver(held);
  });

  return {
    claim: async (id) => {
      wanted = id;
      if (claiming?.id !== id) claiming = { id, answer: ask(id) };
      const { answer } = claiming;
      try {
        return await answer;
      } finally {
        if (claiming?.answer === answer) claiming = null;
      }
    },
    plays: (id) => held?.id === id,
    takeOver: async (id) => {
      wanted = id;
      if (held?.id === id) return;
      channel.post({ kind: 'hand-over', id });
      const lock =
        (await tabLock(locks, nameOf(id), { waitMs: patienceMs }, lost(id))) ??
        (await tabLock(locks, nameOf(id), 'take', lost(id)));
      if (lock !== null) held = { id, lock };
    },
    leave: () => {
      wanted = null;
      if (held !== null) void letGo(held);
    },
    tellSaved: (id) => channel.post({ kind: 'saved', id }),
  };
}

/** Where the browser has no locks: every tab may play, and the store sees to it that none overwrites another. */
export const claimsOfEverybody = (): Claims => ({
  claim: async () => true,
  plays: () => true,
  takeOver: async () => undefined,
  leave: () => undefined,
  tellSaved: () => undefined,
});

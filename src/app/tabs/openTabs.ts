import type { Autosave } from '#play/storage/autosave.ts';
import type { Library } from '#play/storage/library.ts';
import { idOfMatch } from '#play/storage/matchIds.ts';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import { claimsOfEverybody, createClaims, type Channel, type Claims, type Message, type Table } from './claims.ts';
import type { SeatedTable } from './seated.ts';
import type { Locks } from './tabLock.ts';

/** This tab among the others. */
export interface Tabs extends Pick<Claims, 'claim' | 'plays' | 'leave'> {
  /**
   * The match is played here from now on, as the other tab has left it. Faults: those of opening it, and of `catchUp`.
   */
  takeOver(id: string): Promise<Result<null>>;
}

export interface TabsDependencies {
  /** All that this tab has. */
  readonly tables: () => readonly SeatedTable[];
  readonly physics: Physics;
  readonly library: Library;
  readonly saving: Autosave;
  /** Null where the browser has none. */
  readonly locks: Locks | null;
  readonly channel: Channel | null;
  readonly patienceMs?: number;
}

/** A tab that is asked answers within a moment, unless the browser has put it to sleep (house value). */
const PATIENCE_MS = 3000;

export function openTabs({
  tables,
  physics,
  library,
  saving,
  locks,
  channel,
  patienceMs = PATIENCE_MS,
}: TabsDependencies): Tabs {
  let catching: Promise<Result<null>> = Promise.resolve(ok(null));

  const tableOf = (id: string): SeatedTable | undefined =>
    tables().find(({ match }) => match !== null && idOfMatch(match) === id);
  /** Those at which something is played; a tab plays one match at a time. */
  const taken = (): readonly SeatedTable[] => tables().filter(({ match }) => match !== null);

  /** A table with another match is left before its claim is given up, so that all of it is saved by then. */
  function leaveOthers(id: string): void {
    for (const seated of taken()) if (seated.match !== null && idOfMatch(seated.match) !== id) seated.leave();
  }

  /** Follows what lies in the store, if this tab looks on at that match. */
  async function follow(id: string): Promise<Result<null>> {
    const seated = tableOf(id);
    const header = seated?.match?.header;
    if (seated?.spectating !== true) return ok(null);
    const recording = await library.open(id, physics.build);
    if (!recording.ok) return recording;
    return seated.match?.header === header ? seated.follow(recording.value) : ok(null); // else left meanwhile
  }

  const followInTurn = (id: string): Promise<Result<null>> => (catching = catching.then(() => follow(id)));

  const table: Table = {
    handOver: async () => {
      for (const seated of taken()) seated.spectate('conclude');
      await saving.settled();
    },
    lose: () => {
      for (const seated of taken()) seated.spectate('forget');
    },
    savedElsewhere: (id) => void followInTurn(id),
    settled: () => saving.settled(),
  };
  const claims =
    locks === null || channel === null ? claimsOfEverybody() : createClaims({ locks, channel, table, patienceMs });

  library.subscribe(({ saved, parted }, before) => {
    if (saved !== null && saved !== before.saved) claims.tellSaved(saved.id);
    if (parted !== null && parted !== before.parted) void playOwn(parted.to);
  });

  /** Actions not saved before another tab took over become a match of this tab's own. */
  async function playOwn(id: string): Promise<void> {
    if (tableOf(id) !== undefined && (await claims.claim(id))) tableOf(id)?.playOn();
  }

  return {
    claim: (id) => {
      leaveOthers(id);
      return claims.claim(id);
    },
    plays: (id) => claims.plays(id),
    leave: () => claims.leave(),
    takeOver: async (id) => {
      await claims.takeOver(id);
      const followed = await followInTurn(id);
      if (followed.ok) tableOf(id)?.playOn();
      return followed;
    },
  };
}

const CHANNEL = 'tumbletop.tabs';

/** The channel that tabs of this browser share. */
export function browserChannel(): Channel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(CHANNEL);
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isMessage(data)) listener(data);
      });
    },
  };
}

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  (data.kind === 'hand-over' || data.kind === 'saved') &&
  'id' in data &&
  typeof data.id === 'string';

/** Null in a page without https, and in old browsers. */
export const browserLocks = (): Locks | null => (navigator as { readonly locks?: LockManager }).locks ?? null;

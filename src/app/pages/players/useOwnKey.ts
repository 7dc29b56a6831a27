import { useCallback, useEffect, useState } from 'react';
import { toForget, toPlay } from '#online/protocol/signing.ts';
import { forgetAt } from '#online/client/rated.ts';
import type { Ask } from '#online/protocol/asks.ts';
import type { Result } from '#sim/result.ts';
import { todayHere } from '../daily/todayHere.ts';
import { addressOf, newKey } from '../rooms/serverHere.ts';
import { dropKey, hasKeys, makeKey, openKeyFile, ownKey, playerOf, signed, type PlayerKey } from './playerKey.ts';

/** Why this browser has no keys; null where it can have one. */
export type NoKeys = 'plain-http' | 'not-kept';

export interface OwnKey {
  /** Undefined while it is looked for; null where there is none. */
  readonly player: string | null | undefined;
  readonly why: NoKeys | null;
  /** Makes a key, and its file where that is wanted; null where none can be kept. */
  make(withFile: boolean): Promise<string | null>;
  /** Whether the file was one of a key, which is this browser's now. */
  openFile(content: string): Promise<boolean>;
  /** Deletes it here, once the server has deleted what it has of it. */
  forget(): Promise<Result<unknown>>;
  /** The wish to play a seat of a room under it; a key is made where there is none. Null where there can be none. */
  toPlay(code: string, seat: number): Promise<Extract<Ask, { do: 'sign' }> | null>;
}

/** The key of this browser. */
export function useOwnKey(): OwnKey {
  const [key, setKey] = useState<PlayerKey | null | undefined>(hasKeys() ? undefined : null);
  const [player, setPlayer] = useState<string | null | undefined>(hasKeys() ? undefined : null);
  const [why, setWhy] = useState<NoKeys | null>(hasKeys() ? null : 'plain-http');
  const take = useCallback(async (own: PlayerKey | null): Promise<void> => {
    setKey(own);
    setPlayer(own === null ? null : await playerOf(own));
  }, []);
  const refuse = useCallback((): null => {
    setWhy('not-kept');
    setPlayer(null);
    return null;
  }, []);
  useEffect(() => {
    if (hasKeys()) ownKey().then(take, refuse);
  }, [take, refuse]);
  const made = async (withFile: boolean) => {
    const own = await makeKey(withFile).catch(refuse);
    if (own !== null) await take(own.key);
    return own;
  };
  return {
    player,
    why,
    make: async (withFile) => (await made(withFile))?.file ?? null,
    openFile: async (content) => {
      const opened = await openKeyFile(content).catch(refuse);
      if (opened !== null) await take(opened);
      return opened !== null;
    },
    forget: async () => {
      if (key === null || key === undefined) throw new Error('there is a key to forget');
      const { origin } = window.location;
      const day = todayHere();
      const signature = await signed(key, toForget(origin, day));
      const gone = await forgetAt(addressOf('ratings/forget'), {
        id: newKey(),
        player: key.text,
        origin,
        day,
        signature,
      });
      if (gone.ok) await dropKey().then(async () => take(null), refuse);
      return gone;
    },
    toPlay: async (code, seat) => {
      const own = key ?? (await made(false))?.key ?? null;
      if (own === null) return null;
      const { origin } = window.location;
      return { do: 'sign', player: own.text, origin, signature: await signed(own, toPlay(origin, code, seat)) };
    },
  };
}

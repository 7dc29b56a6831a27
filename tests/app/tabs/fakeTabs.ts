import type { Channel, Message } from '#app/tabs/claims.ts';
import type { Locks } from '#app/tabs/tabLock.ts';

type Grant = (lock: { readonly name: string } | null) => unknown;

/** As much of a browser's locks as claims ask for: free or not, a queue, taking by force. */
export function fakeLocks(): Locks {
  const holders = new Map<string, { readonly lose: () => void }>();
  const queues = new Map<string, (() => void)[]>();

  const hold = (name: string, grant: Grant): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const holder = { lose: () => reject(new DOMException('stolen', 'AbortError')) };
      holders.set(name, holder);
      const end = async (): Promise<void> => {
        const result = await grant({ name });
        if (holders.get(name) === holder) {
          holders.delete(name);
          queues.get(name)?.shift()?.();
        }
        resolve(result);
      };
      void end();
    });

  const wait = (name: string, grant: Grant, signal: AbortSignal | undefined): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const begin = (): void => resolve(hold(name, grant));
      queues.set(name, [...(queues.get(name) ?? []), begin]);
      signal?.addEventListener('abort', () => {
        queues.set(
          name,
          (queues.get(name) ?? []).filter((other) => other !== begin),
        );
        reject(signal.reason);
      });
    });

  const request = (name: string, { ifAvailable, steal, signal }: LockOptions, grant: Grant): Promise<unknown> => {
    const holder = holders.get(name);
    if (holder === undefined) return hold(name, grant);
    if (ifAvailable) return Promise.resolve(grant(null));
    if (!steal) return wait(name, grant, signal);
    holder.lose();
    return hold(name, grant);
  };
  return { request: request as Locks['request'] };
}

/** Channels between as many tabs as ask for one. */
export function fakeChannels(): () => Channel {
  const tabs: { readonly channel: object; readonly hear: (message: Message) => void }[] = [];
  return () => {
    const channel: Channel = {
      post: (message) =>
        tabs.filter((tab) => tab.channel !== channel).forEach(({ hear }) => queueMicrotask(() => hear(message))),
      listen: (hear) => void tabs.push({ channel, hear }),
    };
    return channel;
  };
}

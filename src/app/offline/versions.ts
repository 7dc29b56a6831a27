import { createStore, type StoreApi } from 'zustand/vanilla';
import { TAKE_OVER } from './takeOver.ts';

export interface VersionsState {
  /** The whole page is on this device: it opens without a network. */
  readonly kept: boolean;
  /** A newer version is on this device, too, and waits to be asked for. */
  readonly newer: boolean;
}

export interface Versions extends StoreApi<VersionsState> {
  /** Loads the page again, in its newest version. */
  loadNewest(): void;
}

export interface VersionsDependencies {
  /** Undefined where the browser keeps no pages, or not from this address. */
  readonly container: ServiceWorkerContainer | undefined;
  /** Starts the keeping. May reject: then the page lives from the network, as any other. */
  readonly register: (container: ServiceWorkerContainer) => Promise<ServiceWorkerRegistration | undefined>;
  readonly reload: () => void;
}

const NOTHING_KEPT: VersionsState = { kept: false, newer: false };

/** Where nothing is ever kept: in the development server, say. */
export const noVersions = (reload: () => void): Versions => ({
  ...createStore(() => NOTHING_KEPT),
  loadNewest: reload,
});

/** Has the page kept on this device, and knows when a newer version has come. It never reloads by itself. */
export function watchVersions({ container, register, reload }: VersionsDependencies): Versions {
  const store = createStore<VersionsState>(() => NOTHING_KEPT);
  let registration: ServiceWorkerRegistration | undefined;
  if (container !== undefined) void follow(container);

  async function follow(of: ServiceWorkerContainer): Promise<void> {
    // On the very first visit there is no older version of the page.
    let first = of.controller === null;
    of.addEventListener('controllerchange', () => {
      if (!first) store.setState({ newer: true }); // another tab asked for it
      first = false;
    });
    try {
      registration = await register(of);
      if (registration === undefined) return;
      watch(registration);
      await of.ready;
      store.setState({ kept: true });
    } catch {
      // No network, no room, a private window: nothing is lost that was there.
    }
  }

  function watch(of: ServiceWorkerRegistration): void {
    const look = (): void => {
      if (of.waiting !== null && of.active !== null) store.setState({ newer: true });
    };
    of.addEventListener('updatefound', () => of.installing?.addEventListener('statechange', look));
    look();
  }

  return {
    ...store,
    loadNewest: () => {
      const known = registration?.waiting ?? null;
      if (known !== null || store.getState().newer) take(known);
      else newestOn(container).then(take, () => take(null));
    },
  };

  function take(waiting: ServiceWorker | null): void {
    if (waiting === null) return reload();
    container?.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage(TAKE_OVER);
  }
}

/** One that the server has and this device has not is fetched first: the page itself comes from the device. */
async function newestOn(container: ServiceWorkerContainer | undefined): Promise<ServiceWorker | null> {
  const registration = await container?.getRegistration();
  await registration?.update();
  const coming = registration?.installing ?? null;
  if (coming !== null) await new Promise((come) => coming.addEventListener('statechange', come, { once: true }));
  return registration?.waiting ?? null;
}

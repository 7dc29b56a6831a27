import { noVersions, watchVersions, type Versions } from './versions.ts';

/** Tabs stay open for days; returning to one after this time has it ask for a newer version, ms. House value. */
const ASK_AGAIN_MS = 3_600_000;

/** The versions of the page in this browser; nothing is fetched for keeping `before` it is settled. */
export function pageVersions(before: Promise<unknown>): Versions {
  const reload = (): void => window.location.reload();
  if (!import.meta.env.PROD) return noVersions(reload);
  return watchVersions({
    // The types do not know of browsers and addresses without.
    container: navigator.serviceWorker as ServiceWorkerContainer | undefined,
    reload,
    register: async (container) => {
      await before.catch(() => undefined);
      const registration = (await container.register('./sw.js', { updateViaCache: 'none' })) as
        | ServiceWorkerRegistration
        | undefined;
      if (registration !== undefined) askAgain(registration);
      return registration;
    },
  });
}

function askAgain(registration: ServiceWorkerRegistration): void {
  let asked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - asked < ASK_AGAIN_MS) return;
    asked = performance.now();
    registration.update().catch(() => undefined); // no network now
  });
}

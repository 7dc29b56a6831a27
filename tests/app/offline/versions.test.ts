import { describe, expect, it, vi } from 'vitest';
import { TAKE_OVER } from '#app/offline/takeOver.ts';
import { noVersions, watchVersions, type Versions } from '#app/offline/versions.ts';

/** A version of the page as the browser has it. */
class Version extends EventTarget {
  readonly postMessage = vi.fn<(message: unknown) => void>();
}

class Registration extends EventTarget {
  installing: Version | null = null;
  waiting: Version | null = null;
  active: Version | null = null;
  /** The server has a version that this device has not. */
  onServer: Version | null = null;

  async update(): Promise<this> {
    this.installing = this.onServer;
    return Promise.resolve(this);
  }

  /** A version that is being fetched, and then is there. */
  comes(version: Version): void {
    this.installing = version;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = version;
    version.dispatchEvent(new Event('statechange'));
  }
}

/** A browser whose tab was opened by a kept version, or for the first time. */
function browser({ controlled }: { readonly controlled: boolean }) {
  const registration = new Registration();
  if (controlled) registration.active = new Version();
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? {} : null,
    ready: Promise.resolve(registration),
    getRegistration: async () => Promise.resolve(registration),
  });
  const reload = vi.fn<() => void>();
  const watched = (register: () => Promise<unknown> = async () => registration): Versions =>
    watchVersions({
      container: container as unknown as ServiceWorkerContainer,
      register: register as () => Promise<ServiceWorkerRegistration>,
      reload,
    });
  return { registration, reload, watched, changesHands: () => container.dispatchEvent(new Event('controllerchange')) };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('the versions of the page', () => {
  it('are known to be kept once one is in charge', async () => {
    const { watched } = browser({ controlled: false });
    const versions = watched();
    expect(versions.getState().kept).toBe(false);
    await settled();
    expect(versions.getState()).toEqual({ kept: true, newer: false });
  });

  it('tell of a newer one when it is there whole, and reload nothing', async () => {
    const { watched, registration, reload } = browser({ controlled: true });
    const versions = watched();
    await settled();
    registration.comes(new Version());
    expect(versions.getState().newer).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });

  it('tell of one that has waited since the last visit', async () => {
    const { watched, registration } = browser({ controlled: true });
    registration.waiting = new Version();
    const versions = watched();
    await settled();
    expect(versions.getState().newer).toBe(true);
  });

  it('do not take the very first one for a newer one', async () => {
    const { watched, registration, changesHands, reload } = browser({ controlled: false });
    const versions = watched();
    await settled();
    registration.comes(new Version());
    changesHands();
    expect(versions.getState().newer).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('load the newer one when they are asked to, after it has taken over', async () => {
    const { watched, registration, changesHands, reload } = browser({ controlled: true });
    const versions = watched();
    await settled();
    const newer = new Version();
    registration.comes(newer);
    versions.loadNewest();
    expect(newer.postMessage).toHaveBeenCalledWith(TAKE_OVER);
    expect(reload).not.toHaveBeenCalled();
    changesHands();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('fetch what the server has before they load it, as the page itself comes from the device', async () => {
    const { watched, registration, changesHands, reload } = browser({ controlled: true });
    const versions = watched();
    await settled();
    versions.loadNewest();
    await settled();
    expect(reload, 'there is none').toHaveBeenCalledTimes(1);
    const newer = new Version();
    registration.onServer = newer;
    versions.loadNewest();
    await settled();
    registration.comes(newer);
    await settled();
    expect(newer.postMessage).toHaveBeenCalledWith(TAKE_OVER);
    changesHands();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('tell a tab where nobody asked that another one did, and leave its match alone', async () => {
    const { watched, changesHands, reload } = browser({ controlled: true });
    const versions = watched();
    await settled();
    changesHands();
    expect(versions.getState().newer).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    versions.loadNewest();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('keep nothing, and say nothing, where the browser will not', async () => {
    const { watched } = browser({ controlled: false });
    for (const refusal of [() => Promise.reject(new Error('not allowed')), async () => undefined]) {
      const versions = watched(refusal);
      await settled();
      expect(versions.getState()).toEqual({ kept: false, newer: false });
    }
    const none = watchVersions({ container: undefined, register: async () => undefined, reload: () => undefined });
    expect(none.getState()).toEqual(noVersions(() => undefined).getState());
  });
});

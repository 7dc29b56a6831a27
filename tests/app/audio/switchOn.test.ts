import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Speaker } from '#app/audio/speaker.ts';
import { switchOn } from '#app/audio/switchOn.ts';
import { openContext } from '#app/audio/voices.ts';
import { createSettings } from '#play/settings/settingsStore.ts';
import { FakeTime } from '../time/fakeTime.ts';
import { FakeContext } from './fakeContext.ts';

class FakeDocument extends EventTarget {
  hidden = false;
}

let contexts: FakeContext[];
let page: { readonly window: EventTarget; readonly document: FakeDocument };
beforeEach(() => {
  contexts = [];
  page = { window: new EventTarget(), document: new FakeDocument() };
  vi.stubGlobal('window', page.window);
  vi.stubGlobal('document', page.document);
  vi.stubGlobal(
    'AudioContext',
    class extends FakeContext {
      constructor() {
        super();
        contexts.push(this);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const isPressed = (pressed: boolean): unknown =>
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: pressed } });
const started = (): number => contexts.flatMap((context) => context.started).length;
/** Promises that wait for nothing go on. */
const aMoment = (): Promise<void> => new Promise((done) => void queueMicrotask(() => queueMicrotask(done)));

function switchedOn({ muted = false } = {}) {
  const settings = createSettings(() => ({ getItem: () => null, setItem: () => undefined }));
  settings.change({ muted });
  const speaker = new Speaker(openContext, new FakeTime());
  speaker.light();
  const begun = vi.fn<() => void>();
  const stop = switchOn(speaker, settings, [], begun);
  return { settings, speaker, begun, stop };
}

describe('the sound of a page', () => {
  it('does not begin before a first press, whatever is shown or set', async () => {
    isPressed(false);
    const { speaker, begun } = switchedOn();
    page.document.dispatchEvent(new Event('visibilitychange'));
    speaker.win();
    await aMoment();
    expect(contexts).toEqual([]);
    expect(begun).not.toHaveBeenCalled();
    isPressed(true);
    page.window.dispatchEvent(new Event('pointerdown'));
    await aMoment();
    expect(started()).toBe(1); // the room
  });

  it('is there at once where the page was pressed before the table came', async () => {
    isPressed(true);
    const { begun } = switchedOn();
    await aMoment();
    expect(begun).toHaveBeenCalledOnce();
    expect(started()).toBe(1);
  });

  it('stops while the tab is hidden, and goes on when it is seen again', async () => {
    isPressed(true);
    switchedOn();
    await aMoment();
    page.document.hidden = true;
    page.document.dispatchEvent(new Event('visibilitychange'));
    expect(contexts[0]?.state).toBe('suspended');
    page.document.hidden = false;
    page.document.dispatchEvent(new Event('visibilitychange'));
    expect(contexts[0]?.state).toBe('running');
  });

  it('is off by one change of one setting, all of it, and on by the next', async () => {
    isPressed(true);
    const { settings, speaker } = switchedOn();
    await aMoment();
    settings.change({ muted: true });
    expect(speaker.isAudible).toBe(false);
    expect(contexts[0]?.levels[0]?.aims.at(-1)?.to).toBe(0); // everything goes through it
    expect(contexts[0]?.started[0]?.stopsAt).not.toBeNull();
    speaker.win();
    expect(started()).toBe(1);
    settings.change({ muted: false });
    await aMoment();
    expect(speaker.isAudible).toBe(true);
    expect(started()).toBe(2);
  });

  it('does not even open while it is muted, though the page is pressed', async () => {
    isPressed(true);
    switchedOn({ muted: true });
    page.window.dispatchEvent(new Event('keydown'));
    await aMoment();
    expect(contexts).toEqual([]);
  });

  it('ends with the table', async () => {
    isPressed(true);
    const { stop } = switchedOn();
    await aMoment();
    stop();
    page.window.dispatchEvent(new Event('pointerdown'));
    await aMoment();
    expect(contexts.map(({ state }) => state)).toEqual(['closed']);
  });
});

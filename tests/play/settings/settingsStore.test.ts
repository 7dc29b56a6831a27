import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#play/settings/settings.ts';
import { createSettings, STORED_AS } from '#play/settings/settingsStore.ts';
import type { TextStorage } from '#play/settings/textStorage.ts';

/** A browser's storage with this lying in it. */
function storageWith(lying: string | null = null): TextStorage {
  const texts = new Map(lying === null ? [] : [[STORED_AS, lying]]);
  return { getItem: (key) => texts.get(key) ?? null, setItem: (key, value) => void texts.set(key, value) };
}

const blocked = (): TextStorage => {
  throw new DOMException('no storage here', 'SecurityError');
};

const fullWith = (lying: string): TextStorage => ({
  ...storageWith(lying),
  setItem: () => {
    throw new DOMException('no room', 'QuotaExceededError');
  },
});

const chosen = (patch: Record<string, unknown>, version: unknown = 1): string =>
  JSON.stringify({ version, settings: { ...DEFAULT_SETTINGS, ...patch } });

describe('settings', () => {
  test('are what they were when the page comes again', () => {
    const storage = storageWith();
    createSettings(() => storage).change({ volume: 0.8, theme: 'night', muted: true });
    expect(createSettings(() => storage).getState()).toEqual({
      ...DEFAULT_SETTINGS,
      volume: 0.8,
      theme: 'night',
      muted: true,
      kept: true,
    });
  });

  test('explain what comes up, and ask before a likely foul, until a player has had enough of it', () => {
    expect(createSettings(() => storageWith()).getState()).toMatchObject({ roundGuide: true, askBeforeFouls: true });
  });

  test('are read as the first published page stored them', () => {
    const stored =
      '{"version":1,"settings":{"volume":0.25,"muted":true,"vibration":false,"quality":"low","theme":"night",' +
      '"reducedMotion":"on","highContrast":"off","confirmSteps":true,"keys":{"walk":["X"]},"padButtons":{},' +
      '"units":"mm","reachRings":false,"footprints":false,"textTable":true,"roundGuide":true,' +
      '"knownLessons":["bid"],"passedDrills":["tip"]}}';
    const { kept, ...settings } = createSettings(() => storageWith(stored)).getState();
    const { askBeforeFouls, playedAs, logShown, exactShown, leftHanded, openTabs, opponents, singleKeys, ...later } =
      settings; // came later
    const { csvForm, botPace, handPace, lastingAsked, balanceAid, ...ofThen } = later;
    expect({ version: 1, settings: ofThen }).toEqual(JSON.parse(stored));
    const cameLater = {
      askBeforeFouls,
      playedAs,
      logShown,
      exactShown,
      leftHanded,
      openTabs,
      opponents,
      singleKeys,
      csvForm,
      botPace,
      handPace,
      lastingAsked,
      balanceAid,
    };
    expect(cameLater).toEqual({
      askBeforeFouls: true,
      playedAs: 'unasked',
      logShown: false,
      exactShown: false,
      leftHanded: false,
      openTabs: [],
      opponents: {},
      singleKeys: true,
      csvForm: 'comma',
      botPace: 'watch',
      handPace: 'careful',
      lastingAsked: false,
      balanceAid: true,
    });
    expect(kept).toBe(true);
  });

  test('are not written before one of them changes', () => {
    const storage = storageWith('{"version":99,"settings":{"smell":"pine"}}');
    createSettings(() => storage).reread();
    expect(storage.getItem(STORED_AS)).toBe('{"version":99,"settings":{"smell":"pine"}}');
  });

  test.each([
    ['no JSON', '{"version":1,"settings":{'],
    ['no object', '7'],
    ['no settings', '{"version":1}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['settings that are none', '{"version":1,"settings":"loud"}'],
  ])('are the usual ones where what lies there is damaged: %s', (_, lying) => {
    const settings = createSettings(() => storageWith(lying));
    expect(settings.getState()).toEqual({ ...DEFAULT_SETTINGS, kept: true });
    settings.change({ muted: true });
    expect(settings.getState().muted).toBe(true);
  });

  test.each([
    { volume: 1.5 },
    { volume: -0.1 },
    { volume: '0.5' },
    { volume: null },
    { muted: 1 },
    { quality: 'best' },
    { theme: 'dusk' },
    { reducedMotion: true },
    { highContrast: ['on'] },
    { passedDrills: 'tip' },
  ])('lose only what is damaged: %o', (patch) => {
    const settings = createSettings(() => storageWith(chosen({ vibration: false, ...patch })));
    expect(settings.getState()).toEqual({ ...DEFAULT_SETTINGS, vibration: false, kept: true });
  });

  test('keep of a list what can be read, each once', () => {
    const settings = createSettings(() => storageWith(chosen({ passedDrills: ['tip', 3, null, 'tip', 'win'] })));
    expect(settings.getState().passedDrills).toEqual(['tip', 'win']);
  });

  test('of a newer page are read as far as they are known', () => {
    const settings = createSettings(() => storageWith(chosen({ theme: 'day', smell: 'pine' }, 99)));
    expect(settings.getState()).toEqual({ ...DEFAULT_SETTINGS, theme: 'day', kept: true });
  });

  test('last as long as the page where the browser keeps nothing, and say so', () => {
    for (const open of [blocked, () => fullWith(chosen({ theme: 'day' }))]) {
      const settings = createSettings(open);
      settings.change({ volume: 0 });
      expect(settings.getState()).toMatchObject({ volume: 0, kept: false });
    }
  });

  test('do not go back because they cannot be kept', () => {
    const settings = createSettings(() => fullWith(chosen({ theme: 'day' })));
    expect(settings.getState()).toMatchObject({ theme: 'day', kept: true });
    settings.change({ theme: 'night' });
    expect(settings.getState()).toMatchObject({ theme: 'night', kept: false });
  });

  test('follow another tab', () => {
    const storage = storageWith();
    const here = createSettings(() => storage);
    createSettings(() => storage).change({ quality: 'low' });
    expect(here.getState().quality).toBe('auto');
    here.reread();
    expect(here.getState().quality).toBe('low');
  });
});

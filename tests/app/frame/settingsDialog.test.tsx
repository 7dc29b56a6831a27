import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { SettingsDialog } from '#app/frame/settings/SettingsDialog.tsx';
import { ControlsContext } from '#app/settings/controls.ts';
import type { Controls } from '#app/settings/gameControls.ts';
import { createSettings } from '#play/settings/settingsStore.ts';
import { SettingsProvider } from '#app/settings/useSettings.tsx';
import { texts } from '#play/texts.ts';
import { drawPart } from './drawPart.tsx';

const { sections } = texts.settings;
const NO_STORAGE = (): never => {
  throw new Error('nothing is kept');
};
const NONE: Controls = { keys: {} as Controls['keys'], buttons: [], sections: [] };

it('a tab of the settings stays the same element when those of games come, so that no press on it is lost', async () => {
  let come: (controls: Controls) => void = () => undefined;
  const coming = new Promise<Controls>((resolve) => (come = resolve));
  vi.stubGlobal('navigator', {}); // nothing vibrates
  const load = (): Promise<Controls> => coming;
  const { document } = drawPart(
    <SettingsProvider settings={createSettings(NO_STORAGE)}>
      <ControlsContext value={load}>
        <SettingsDialog onClose={() => undefined} />
      </ControlsContext>
    </SettingsProvider>,
  );
  Object.assign(document.querySelector('dialog') ?? {}, { close: () => undefined });
  const tabs = (): string[] => [...document.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent);
  const look = document.querySelector('[data-tab="look"]');
  expect(tabs()).not.toContain(sections.keys);
  await act(async () => {
    come(NONE);
    await coming;
  });
  expect(tabs()).toContain(sections.keys);
  expect(document.querySelector('[data-tab="look"]')).toBe(look);
});

import { expect, it } from 'vitest';
import { keepPace } from '#play/session/keepPace.ts';
import type { BotPace } from '#play/settings/paces.ts';
import { sitDown } from '../tables/tug-of-war/support.tsx';

it('bots move as fast as was chosen last, at this table and at the next', () => {
  let settings: { readonly botPace: BotPace } = { botPace: 'fast' };
  const changes: BotPace[] = [];
  const change = (patch: { readonly botPace: BotPace }): void => {
    settings = patch;
    changes.push(patch.botPace);
  };
  const table = sitDown({ level: 'careless', think: () => new Promise(() => undefined) });
  keepPace(table, () => settings, change);
  expect(table.store.getState().bots?.pace).toBe('fast');
  table.bots?.setPace('at-once');
  table.bots?.pause(true);
  expect(changes).toEqual(['at-once']);
  const next = sitDown({ level: 'careless', think: () => new Promise(() => undefined) });
  keepPace(next, () => settings, change);
  expect(next.store.getState().bots?.pace).toBe('at-once');
});

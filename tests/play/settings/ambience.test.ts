import { expect, test } from 'vitest';
import { ambienceOf, type SystemWishes } from '#play/settings/ambience.ts';
import { DEFAULT_SETTINGS } from '#play/settings/settings.ts';

const BRIGHT: SystemWishes = { dark: false, lessMotion: false, moreContrast: false };
const DARK: SystemWishes = { dark: true, lessMotion: true, moreContrast: true };

test('unless something is chosen, the system has its wishes', () => {
  expect(ambienceOf(DEFAULT_SETTINGS, BRIGHT)).toEqual({ theme: 'day', motion: 'full', contrast: 'normal' });
  expect(ambienceOf(DEFAULT_SETTINGS, DARK)).toEqual({ theme: 'night', motion: 'reduced', contrast: 'more' });
});

test('what is chosen outranks the system, either way', () => {
  expect(ambienceOf({ theme: 'day', reducedMotion: 'off', highContrast: 'off' }, DARK)).toEqual({
    theme: 'day',
    motion: 'full',
    contrast: 'normal',
  });
  expect(ambienceOf({ theme: 'night', reducedMotion: 'on', highContrast: 'on' }, BRIGHT)).toEqual({
    theme: 'night',
    motion: 'reduced',
    contrast: 'more',
  });
});

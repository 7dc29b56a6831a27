import { expect, test } from 'vitest';
import { ambienceOf, type SystemWishes } from '#play/settings/ambience.ts';
import { DEFAULT_SETTINGS } from '#play/settings/settings.ts';

const BRIGHT: SystemWishes = { dark: false, lessMotion: false, moreContrast: false };
const DARK: SystemWishes = { dark: true, lessMotion: true, moreContrast: true };

test('unless something is chosen, the lamp is lit and the system has its other wishes', () => {
  expect(ambienceOf(DEFAULT_SETTINGS, BRIGHT)).toEqual({ theme: 'night', motion: 'full', contrast: 'normal' });
  expect(ambienceOf(DEFAULT_SETTINGS, DARK)).toEqual({ theme: 'night', motion: 'reduced', contrast: 'more' });
});

test('whoever chose to follow the system goes on to follow it', () => {
  const followed = { ...DEFAULT_SETTINGS, theme: 'system' } as const;
  expect([BRIGHT, DARK].map((system) => ambienceOf(followed, system).theme)).toEqual(['day', 'night']);
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

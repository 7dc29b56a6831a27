import type { PyramidSize } from '#sim/pyramid.ts';

export const SIZE_WORDS: Readonly<Record<PyramidSize, string>> = { S: 'small', M: 'medium', L: 'large' };

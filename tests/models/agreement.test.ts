import { expect, test } from 'vitest';
import { PYRAMIDS as MODELS, PYRAMID_SIZES } from '../../models/pyramidSizes.ts';
import { PYRAMIDS } from '#sim/pyramid.ts';

test.each(PYRAMID_SIZES)('the model of %s is as large as the simulation takes it to be', (size) => {
  expect(MODELS[size].baseMm / 1000).toBeCloseTo(PYRAMIDS[size].base, 12);
  expect(MODELS[size].heightMm / 1000).toBeCloseTo(PYRAMIDS[size].height, 12);
  expect(MODELS[size].pips).toBe(PYRAMIDS[size].pips);
});

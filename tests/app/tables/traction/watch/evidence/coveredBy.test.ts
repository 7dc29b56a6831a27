import { expect, test } from 'vitest';
import { coveredBy } from '#app/tables/traction/watch/evidence/coveredBy.ts';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

test('each panel takes the strip along the edge that leaves most of the window', () => {
  const panels = [box(12, 12, 210, 56), box(12, 68, 348, 447), box(996, 68, 1268, 376), box(288, 565, 992, 788)];
  expect(coveredBy(panels, DESK)).toEqual({ top: 56, left: 348, right: 284, bottom: 235 });
});

test('what lies over what lies at the foot covers all below it', () => {
  expect(coveredBy([box(8, 8, 382, 101), box(8, 345, 382, 569), box(0, 577, 390, 844)], PHONE)).toEqual({
    top: 101,
    left: 0,
    right: 0,
    bottom: 499,
  });
});

test('nothing covers nothing', () => {
  expect(coveredBy([], DESK)).toEqual({ top: 0, right: 0, bottom: 0, left: 0 });
});

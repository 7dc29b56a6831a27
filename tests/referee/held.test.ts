import { describe, expect, it } from 'vitest';
import { heldBy, type Held } from '#referee/held.ts';
import type { Touch, Touched } from '#referee/touches.ts';
import { pieceId } from '#sim/ids.ts';
import { vec3 } from '#sim/maths/vec3.ts';

/** A body whose balance is over the middle of the arena. */
const BODY = { com: vec3(0, 0.02, 0) };
const touch = (other: Touched, xMm: number, zMm: number, up: number): Touch => ({
  part: 'body',
  other,
  otherPart: null,
  at: { xMm, yMm: 0, zMm },
  up,
});
const on = (xMm: number, zMm: number): Touch => touch('table', xMm, zMm, 1);
const [ONE, TWO] = [pieceId('1-T1'), pieceId('2-T1')];
const THREE_FEET = [on(-10, -10), on(-10, 10), on(20, 0)];
const AN_EDGE = [on(10, -10), on(10, 10)];

describe('what holds a body', () => {
  it.each<[string, readonly Touch[], Held | null]>([
    ['is nothing where it stands on three feet', THREE_FEET, null],
    ['is nothing even where another pushes it then', [...THREE_FEET, touch(ONE, 5, 0, 0.9)], null],
    ['is nothing where nothing but the table touches it', AN_EDGE, null],
    ['is what it leans against, an edge of it on the table', [...AN_EDGE, touch(ONE, -20, 0, 0)], leansOn(ONE)],
    ['is so up to a push of 30 degrees', [...AN_EDGE, touch(ONE, -20, 0, 0.5)], leansOn(ONE)],
    ['is what it lies on where the push is steeper', [...AN_EDGE, touch(ONE, -20, 0, 0.51)], liesOn(ONE)],
    [
      'is what it lies on, however flat the push, with nothing of it on the table',
      [touch(ONE, -20, 0, 0)],
      liesOn(ONE),
    ],
    [
      'is of two what pushes it upwards most',
      [...AN_EDGE, touch(ONE, -20, 0, 0.2), touch(TWO, -20, 5, 0.4), touch(ONE, -20, 9, 0.3)],
      leansOn(TWO),
    ],
    ['is the rim, on which nothing lies', [touch('rim', -20, 0, 0.9)], leansOn('rim')],
    [
      'counts where its balance is not over its feet',
      [on(5, -10), on(5, 10), on(20, 0), touch(ONE, -20, 0, 0)],
      leansOn(ONE),
    ],
  ])('%s', (_what, touches, held) => {
    expect(heldBy(BODY, touches)).toEqual(held);
  });
});

function leansOn(by: Touched): Held {
  return { by, fromBelow: false };
}
function liesOn(by: Touched): Held {
  return { by, fromBelow: true };
}

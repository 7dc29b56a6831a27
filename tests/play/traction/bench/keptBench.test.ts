import { expect, it } from 'vitest';
import { emptyBench, withPiece, withSetting } from '#play/traction/bench/edits.ts';
import { createKeptBench } from '#play/traction/bench/keptBench.ts';
import { pieceId } from '#sim/ids.ts';

function storage(first: Readonly<Record<string, string>> = {}) {
  const lying = new Map(Object.entries(first));
  return {
    getItem: (key: string) => lying.get(key) ?? null,
    setItem: (key: string, value: string) => void lying.set(key, value),
  };
}

/** With a piece partly on a pad, as nothing but the bench would have it. */
const POSITION = withPiece(withSetting(emptyBench(), { title: 'mine' }), {
  id: pieceId('0-S1'),
  xMm: 63.5,
  zMm: 229,
  yawDeg: 0,
  pose: 'upright',
});

it('what was put together last is there again, at its own address and no other', () => {
  const place = storage();
  expect(createKeptBench(() => place).write('1.a.b', POSITION)).toBe(true);
  const again = createKeptBench(() => place);
  expect(again.read('1.a.b')).toEqual(POSITION);
  expect([again.read(null), again.read('1.c.d')]).toEqual([null, null]);
});

it('storage that is blocked keeps nothing, says so, and breaks nothing', () => {
  const blocked = createKeptBench(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect([blocked.read(null), blocked.write(null, POSITION)]).toEqual([null, false]);
});

it.each([
  '',
  '{',
  '7',
  '{"version":1,"packed":null}',
  '{"version":2,"packed":null,"text":""}',
  '{"version":1,"packed":null,"text":"{}"}',
])('storage that holds %j instead holds nothing', (text) => {
  expect(createKeptBench(() => storage({ 'tumbletop.bench': text })).read(null)).toBeNull();
});

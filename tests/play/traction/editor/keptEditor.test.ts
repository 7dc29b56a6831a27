import { expect, it } from 'vitest';
import { emptyEditor, withPiece, withSetting } from '#play/traction/editor/edits.ts';
import { createKeptEditor } from '#play/traction/editor/keptEditor.ts';
import { pieceId } from '#sim/ids.ts';

function storage(first: Readonly<Record<string, string>> = {}) {
  const lying = new Map(Object.entries(first));
  return {
    getItem: (key: string) => lying.get(key) ?? null,
    setItem: (key: string, value: string) => void lying.set(key, value),
  };
}

/** With a piece partly on a pad, as nothing but the editor would have it. */
const POSITION = withPiece(withSetting(emptyEditor(), { title: 'mine' }), {
  id: pieceId('0-S1'),
  xMm: 63.5,
  zMm: 229,
  yawDeg: 0,
  pose: 'upright',
});

it('what was put together last is there again, at its own address and no other', () => {
  const place = storage();
  expect(createKeptEditor(() => place).write('1.a.b', POSITION)).toBe(true);
  const again = createKeptEditor(() => place);
  expect(again.read('1.a.b')).toEqual(POSITION);
  expect([again.read(null), again.read('1.c.d')]).toEqual([null, null]);
});

it('storage that is blocked keeps nothing, says so, and breaks nothing', () => {
  const blocked = createKeptEditor(() => {
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
  expect(createKeptEditor(() => storage({ 'tumbletop.bench': text })).read(null)).toBeNull();
});

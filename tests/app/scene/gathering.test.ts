import { BufferAttribute, BufferGeometry, Group } from 'three';
import { expect, test } from 'vitest';
import { heapOf } from '#app/scene/looks/Gathered.tsx';
import { Gathering, type Member } from '#app/scene/looks/gathering.ts';

const TEXELS = 1;
const ROWS = 12;
const LINE = ROWS + 4 * TEXELS;

const memberAt = (x: number, values: readonly number[]): Member & { readonly anchor: Group } => {
  const anchor = new Group();
  anchor.position.x = x;
  anchor.updateMatrixWorld(true);
  return { anchor, values: Float32Array.from(values) };
};

const lineOf = (gathering: Gathering, i: number): readonly number[] =>
  Array.from((gathering.lines.value.image.data as Float32Array).subarray(i * LINE, (i + 1) * LINE));

test('each thing that is drawn together with others has a line with its place and its values', () => {
  const gathering = new Gathering(TEXELS);
  gathering.add(memberAt(3, [1, 2, 3, 4]));
  const taken = gathering.add(memberAt(5, [5, 6, 7, 8]));
  gathering.now();
  gathering.write(0);
  expect(lineOf(gathering, 0)).toEqual([1, 0, 0, 3, 0, 1, 0, 0, 0, 0, 1, 0, 1, 2, 3, 4]);
  expect(lineOf(gathering, 1)[3]).toBe(5);
  taken();
  expect(gathering.now()).toHaveLength(1);
});

test('what moves is seen where it is in the next picture, what is out of sight not at all', () => {
  const gathering = new Gathering(TEXELS);
  const [moving, hidden] = [memberAt(0, [1, 1, 1, 1]), memberAt(0, [1, 1, 1, 1])];
  const parent = new Group().add(hidden.anchor);
  gathering.add(moving);
  gathering.add(hidden);
  const members = gathering.now();
  gathering.write(0);
  moving.anchor.position.set(7, 8, 9);
  moving.anchor.updateMatrixWorld(true);
  parent.visible = false;
  gathering.write(0);
  expect(lineOf(gathering, 0)[3], 'a picture has been begun').toBe(0);
  gathering.write(1);
  expect([3, 7, 11].map((i) => lineOf(gathering, 0)[i])).toEqual([7, 8, 9]);
  expect(lineOf(gathering, 1).some((value) => value !== 0)).toBe(false);
  expect(gathering.now(), 'nothing has come or gone').toBe(members);
});

test('corners of many things are one behind the other, each with the number of the thing that it is of', () => {
  const of = (...xs: readonly number[]): BufferGeometry =>
    new BufferGeometry().setAttribute('position', new BufferAttribute(Float32Array.from(xs), 1));
  const heap = heapOf([of(1, 2), of(3)]);
  expect([...heap.getAttribute('position').array]).toEqual([1, 2, 3]);
  expect([...heap.getAttribute('member').array]).toEqual([0, 0, 1]);
  expect(heapOf([]).getAttribute('member').count).toBe(0);
});

import { expect, it } from 'vitest';
import { outgrown, sizeOf } from '../../scripts/lines.mjs';

it('counts the lines of TypeScript and style sheets, and the file in the middle', () => {
  const { files, lines, median } = sizeOf('rooms', ['src/referee']);
  expect(files).toBeGreaterThan(5);
  expect(median).toBeGreaterThan(5);
  expect(lines).toBeGreaterThan(files * 10);
  expect(sizeOf('css', ['src/app'], '.css').lines).toBeLessThan(sizeOf('all', ['src/app']).lines);
});

it('says by how much a part has outgrown its bound, and nothing of one that has not', () => {
  const { lines } = sizeOf('referee', ['src/referee']);
  expect(outgrown({ referee: { parts: ['src/referee'], most: lines } })).toEqual([]);
  expect(outgrown({ referee: { parts: ['src/referee'], most: lines - 3 } })).toEqual([
    `referee: ${lines} lines, 3 more than the ${lines - 3} that it may have`,
  ]);
});

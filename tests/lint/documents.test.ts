import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { animatedWebp, measuresOf } from '../../scripts/lib/animatedWebp.mjs';
import { filesUnder, root } from '../../scripts/lib/source.mjs';

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  ...['docs', 'models', 'schemas', 'scripts', 'src', 'tests'].flatMap((folder) =>
    filesUnder(folder).filter((file) => file.endsWith('.md')),
  ),
];

/** Of links and pictures to files of the project, the paths from its root; code is none of them. */
function leadsOf(file: string): string[] {
  const words = textOf(file).replaceAll(/```[^]*?```|`[^`\n]*`/g, '');
  return [...words.matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)]
    .map(([, link, picture]) => (link ?? picture ?? '').replace(/#.*$/, ''))
    .filter((path) => path !== '' && !/^[a-z]+:/.test(path))
    .map((path) => normalize(join(dirname(file), path)));
}

it.each(DOCUMENTS)('every link of %s leads to a file', (file) => {
  expect(leadsOf(file).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('the list of documents names each of them', () => {
  const named = new Set(leadsOf('docs/README.md'));
  const all = filesUnder('docs').filter((file) => /^docs\/[^/]+\.md$/.test(file) && file !== 'docs/README.md');
  expect(all.filter((file) => !named.has(file))).toEqual([]);
});

describe('the README', () => {
  it('can be read in a minute', () => {
    expect(textOf('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(70);
  });

  it('shows a moving picture that is light', () => {
    const file = leadsOf('README.md').find((path) => path.endsWith('.webp')) ?? '';
    const { widthPx, frames, ms } = measuresOf(readFileSync(join(root, file)));
    expect(statSync(join(root, file)).size).toBeLessThanOrEqual(1_500_000);
    expect(widthPx).toBe(640);
    expect(frames).toBeGreaterThan(60);
    expect(ms).toBeGreaterThanOrEqual(6000);
    expect(ms).toBeLessThanOrEqual(12_000);
  });
});

it('a moving picture has its frames where they belong, each padded to an even length', () => {
  const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');
  /** A still of three bytes, as a browser gives it. */
  const still = Buffer.concat([ascii('RIFF\x10\0\0\0WEBPVP8 \x03\0\0\0abc\0')]);
  const frame = { still, leftPx: 4, topPx: 2, widthPx: 300, heightPx: 2, ms: 80 };
  const file = animatedWebp({ widthPx: 640, heightPx: 360, frames: [frame, { ...frame, ms: 640 }] });
  expect(measuresOf(file)).toEqual({ widthPx: 640, heightPx: 360, frames: 2, ms: 720 });
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  expect(file.subarray(0, 12)).toEqual(Buffer.concat([ascii('RIFF'), file.subarray(4, 8), ascii('WEBP')]));
  const at = file.indexOf('ANMF');
  expect(file.readUInt32LE(at + 4)).toBe(16 + 12);
  expect([...file.subarray(at + 8, at + 24)]).toEqual([2, 0, 0, 1, 0, 0, 43, 1, 0, 1, 0, 0, 80, 0, 0, 2]);
  expect(file.subarray(at + 24, at + 36)).toEqual(ascii('VP8 \x03\0\0\0abc\0'));
  expect(file.indexOf('ANMF', at + 1)).toBe(at + 36);
});

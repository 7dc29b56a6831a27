import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { paintOf } from '#cli/colours.ts';
import { printable } from '#cli/printable.ts';
import { mayColour } from '#cli/processTerminal.ts';
import { readText } from '#cli/readText.ts';

const folder = mkdtempSync(join(tmpdir(), 'tumbletop-'));
afterAll(() => rmSync(folder, { recursive: true }));
const put = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const sentence = async (source: string | NodeJS.ReadableStream, limit?: number): Promise<string> => {
  const read = await readText(source, limit);
  return read.ok ? `read: ${read.value}` : read.fault.message;
};

describe('a file is read', () => {
  it('as text', async () => expect(await sentence(put('a', '{"ü": "😀"}'))).toBe('read: {"ü": "😀"}'));
  it('without its byte order mark', async () => expect(await sentence(put('b', '\ufeff{}'))).toBe('read: {}'));
  it('from a stream, in pieces that cut letters in two', async () => {
    const bytes = Buffer.from('ü😀');
    expect(await sentence(Readable.from([bytes.subarray(0, 1), bytes.subarray(1, 4), bytes.subarray(4)]))).toBe(
      'read: ü😀',
    );
  });
});

describe('a file is refused with a sentence', () => {
  it('when it is not there', async () =>
    expect(await sentence(join(folder, 'none.json'))).toBe('There is no such file.'));
  it('when a file is where a folder should be', async () =>
    expect(await sentence(join(put('d', ''), 'x'))).toBe('There is no such file.'));
  it('when it is a folder', async () => {
    mkdirSync(join(folder, 'sub'));
    expect(await sentence(join(folder, 'sub'))).toBe('This is a directory; expected a file.');
  });
  it('when it is not UTF-8', async () =>
    expect(await sentence(put('e', new Uint8Array([0x7b, 0xff, 0x7d])))).toBe(
      'The file is not text in UTF-8; save it as UTF-8 and try again.',
    ));
  it('when its name cannot be one', async () =>
    expect(await sentence('a\0b')).toMatch(/^The file cannot be read: .+\.$/));
  it.each(['', ' \n', '\ufeff'])('when it is empty: %j', async (text) =>
    expect(await sentence(put('c', text))).toBe('The file is empty.'),
  );
  it('when it is too large, without reading on', async () => {
    let asked = 0;
    const endless = new Readable({
      read() {
        asked += 1;
        this.push(Buffer.alloc(1024));
      },
    });
    expect(await sentence(endless, 10_000)).toBe('The file is too large; expected at most 10000 bytes.');
    expect(asked).toBeLessThan(200);
  });
});

describe('what is shown', () => {
  it.each([
    ['plain', 'plain'],
    ['ü 😀', 'ü 😀'],
    ['a\u001b[31mred', 'a\\u001b[31mred'],
    ['two\r\nlines', 'two\\u000d\\u000alines'],
    ['\u009b2J', '\\u009b2J'],
    ['turned \u202e round', 'turned \\u202e round'],
  ])('%j is %j', (text, shown) => expect(printable(text)).toBe(shown));

  it.each([
    [{ isTTY: true }, {}, true],
    [{ isTTY: false }, {}, false],
    [{}, { FORCE_COLOR: '1' }, false],
    [{ isTTY: true }, { NO_COLOR: '1' }, false],
    [{ isTTY: true }, { NO_COLOR: '' }, true],
    [{ isTTY: true }, { TERM: 'dumb' }, false],
  ])('on %j with %j colour is %j', (stream, env, colour) => expect(mayColour(stream, env)).toBe(colour));

  it('is plain without colour', () => {
    expect([paintOf(false).good('x'), paintOf(false).bad('x'), paintOf(false).faint('x')]).toEqual(['x', 'x', 'x']);
  });

  it('is green, red or dim where it is wanted, whatever this process writes to', () => {
    const { good, bad, faint } = paintOf(true);
    expect([good('x'), bad('x'), faint('x')]).toEqual([
      '\u001b[32mx\u001b[39m',
      '\u001b[31mx\u001b[39m',
      '\u001b[2mx\u001b[22m',
    ]);
  });
});

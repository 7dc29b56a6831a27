import { describe, expect, it, vi } from 'vitest';
import { handOut, textFile, type OutgoingFile, type TakesFiles } from '#app/storage/handOut.ts';

const FILE = textFile('nim-2006-02-14.json', '{"a":1}');

/** A phone whose sheet takes every file, but for what is said otherwise. */
function phone(otherwise: Partial<Omit<TakesFiles, 'share' | 'download'>> & { readonly fails?: string } = {}) {
  const { fails } = otherwise;
  const share = vi.fn<TakesFiles['share']>(async () => {
    if (fails !== undefined) throw new DOMException('', fails);
  });
  const download = vi.fn<(file: OutgoingFile) => void>();
  return { hasSheet: true, isPressed: true, canShare: () => true, ...otherwise, share, download };
}

describe('a file leaves the page', () => {
  it('through the system’s sheet on a phone or a home screen, with its name, its kind and its content', async () => {
    const browser = phone();
    expect(await handOut(FILE, { browser })).toBe('shared');
    const [file] = browser.share.mock.calls[0]?.[0].files ?? [];
    expect([file?.name, file?.type, await file?.text()]).toEqual([FILE.name, 'application/json', '{"a":1}']);
    expect(browser.download).not.toHaveBeenCalled();
  });

  it.each<[string, Parameters<typeof phone>[0]]>([
    ['at a desk', { hasSheet: false }],
    ['where the sheet takes no files', { canShare: () => false }],
    [
      'where the sheet cannot even be asked',
      {
        canShare: () => {
          throw new TypeError('no such data');
        },
      },
    ],
    ['where the sheet says only when it is opened that it takes no such file', { fails: 'NotAllowedError' }],
    ['where the sheet breaks', { fails: 'DataError' }],
  ])('as a download %s', async (_where, otherwise) => {
    const browser = phone(otherwise);
    expect(await handOut(FILE, { browser })).toBe('downloaded');
    expect(browser.download).toHaveBeenCalledExactlyOnceWith(FILE);
  });

  it('as a download where that is asked for instead of the sheet', async () => {
    const browser = phone();
    expect(await handOut(FILE, { browser, plainly: true })).toBe('downloaded');
    expect(browser.share).not.toHaveBeenCalled();
  });

  it('only at a fresh press where the sheet wants one: a video has taken its time', async () => {
    const browser = phone({ isPressed: false });
    expect(await handOut(FILE, { browser })).toBe('needs-press');
    expect([browser.share.mock.calls, browser.download.mock.calls]).toEqual([[], []]);
    expect(await handOut(FILE, { browser: phone({ isPressed: false, hasSheet: false }) })).toBe('downloaded');
  });

  it('not at all where the sheet is closed, which is said and downloads nothing behind it', async () => {
    const browser = phone({ fails: 'AbortError' });
    expect(await handOut(FILE, { browser })).toBe('put-away');
    expect(browser.download).not.toHaveBeenCalled();
  });

  it('not at all where the browser downloads nothing, which is said', async () => {
    const browser = phone({ hasSheet: false });
    browser.download.mockImplementation(() => {
      throw new Error('sandboxed');
    });
    expect(await handOut(FILE, { browser })).toBe('refused');
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LinkField } from '#app/sharing/LinkField.tsx';
import { textFile } from '#app/storage/handOut.ts';
import { texts } from '#play/texts.ts';

beforeEach(() => vi.stubGlobal('navigator', {}));
afterEach(() => vi.unstubAllGlobals());

const shown = (characters: number): string =>
  renderToStaticMarkup(
    <LinkField title="a match" link={'x'.repeat(characters)} file={() => textFile('a.json', '{}')} />,
  );
/** The button that stands out. */
const first = (html: string): string | undefined => /<button[^>]*class="button primary"[^>]*>([^<]*)</.exec(html)?.[1];

it('a link of 2,000 characters is copied; of a longer one the page says that it may be cut, and offers the file', () => {
  expect(shown(2000)).not.toContain('2,000');
  expect(first(shown(2000))).toBe(texts.sharing.copy);
  expect(shown(2001)).toContain(texts.sharing.long(2001));
  expect(first(shown(2001))).toBe(texts.sharing.saveFile);
  for (const characters of [2000, 2001]) {
    expect(shown(characters)).toContain(texts.sharing.copy);
    expect(shown(characters)).toContain(texts.sharing.saveFile);
  }
});

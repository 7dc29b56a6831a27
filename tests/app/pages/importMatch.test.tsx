import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { ImportMatch } from '#app/pages/ImportMatch.tsx';
import { RuntimeContext } from '#app/pages/runtime.ts';
import type { Library } from '#play/storage/library.ts';
import { LibraryProvider } from '#app/storage/useLibrary.tsx';
import { texts } from '#play/texts.ts';
import { drawPart } from '../frame/drawPart.tsx';

vi.mock('#play/storage/importAll.ts', () => ({ holdsMany: async () => false }));
vi.mock('#play/storage/importFile.ts', () => ({
  readGivenFile: async () => ({ why: 'No match.', readable: null }),
}));
vi.mock('#app/pages/Underway.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a file that is refused while the part that says so does not come leaves the rest of the page alone', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { document } = drawPart(
    <RuntimeContext value={new Promise(() => undefined)}>
      <LibraryProvider library={{ games: [] } as unknown as Library}>
        <ImportMatch />
      </LibraryProvider>
    </RuntimeContext>,
  );
  const files = [new File(['no match'], 'a.json')];
  window.dispatchEvent(Object.assign(new window.Event('drop'), { dataTransfer: { types: ['Files'], files } }));
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(document.body.textContent).toContain(texts.late.noNetwork);
  });
  expect(document.querySelector('button')?.textContent).toBe(texts.savedMatches.import);
});

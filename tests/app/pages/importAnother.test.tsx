import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { ImportMatch } from '#app/pages/ImportMatch.tsx';
import { RuntimeContext } from '#app/pages/runtime.ts';
import type { Library } from '#play/storage/library.ts';
import { LibraryProvider } from '#app/storage/useLibrary.tsx';
import { drawPart } from '../frame/drawPart.tsx';

const slow = vi.hoisted(() => ({ goOn: () => undefined as void }));
vi.mock('#play/storage/importAll.ts', () => ({ holdsMany: async () => false }));
vi.mock('#play/storage/importFile.ts', () => ({
  readGivenFile: async (_: unknown, file: File) => {
    if (file.name === 'slow.json') await new Promise<void>((resolve) => void (slow.goOn = resolve));
    return { why: `Why ${file.name}.`, readable: null };
  },
}));

it('the reason of a file never stands with the name of the next one', async () => {
  const { document } = drawPart(
    <RuntimeContext value={new Promise(() => undefined)}>
      <LibraryProvider library={{ games: [] } as unknown as Library}>
        <ImportMatch />
      </LibraryProvider>
    </RuntimeContext>,
  );
  const drop = (name: string): boolean =>
    window.dispatchEvent(
      Object.assign(new window.Event('drop'), { dataTransfer: { types: ['Files'], files: [new File(['x'], name)] } }),
    );
  const alert = (): string => document.querySelector('[role=alert]')?.textContent ?? '';
  const seen = async (word: string): Promise<void> =>
    vi.waitFor(async () => {
      await act(async () => undefined);
      expect(alert()).toContain(word);
    });
  drop('a.json');
  await seen('Why a.json.');
  await act(async () => void drop('slow.json'));
  expect(alert()).toBe('');
  slow.goOn();
  await seen('Why slow.json.');
  expect(alert()).not.toContain('a.json');
});

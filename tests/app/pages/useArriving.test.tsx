import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { RuntimeContext } from '#app/pages/runtime.ts';
import { useArriving } from '#app/pages/useArriving.ts';
import type { AnyRecording } from '#play/storage/gameFiles.ts';
import { createLibrary } from '#app/storage/library.ts';
import { memoryStore } from '#play/storage/matchStore.ts';
import { LibraryProvider } from '#app/storage/useLibrary.tsx';
import { MODULES } from '#app/tables/registry.ts';
import { texts } from '#play/texts.ts';
import { recordMatch } from '#games/traction/matchFile.ts';
import { renderHook, useBareWindow } from '../frame/renderHook.tsx';
import { begunMatch } from '../storage/saved.ts';

let recording: AnyRecording;
beforeAll(async () => {
  recording = recordMatch(await begunMatch()) as unknown as AnyRecording;
});
beforeEach(() => void useBareWindow());
afterEach(() => vi.unstubAllGlobals());

it('a match that came in a link or a file says so where a part of the page does not come, and not that a file was unread', async () => {
  const library = createLibrary({ games: MODULES, openStore: async () => memoryStore(), now: () => 0 });
  const gone = Promise.reject<never>(new Error('Failed to fetch dynamically imported module'));
  gone.catch(() => undefined);
  const { result, unmount } = renderHook(useArriving, undefined, (child) => (
    <RuntimeContext value={gone}>
      <LibraryProvider library={library}>{child}</LibraryProvider>
    </RuntimeContext>
  ));
  await act(async () => result.current.receive(recording, 'match'));
  await vi.waitFor(() => expect(result.current.arriving.stage).toBe('refused'));
  expect(result.current.arriving).toEqual({ stage: 'refused', why: texts.late.stopped });
  unmount();
});

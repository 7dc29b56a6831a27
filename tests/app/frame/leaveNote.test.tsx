import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { LeaveNote } from '#app/frame/menu/MatchPart.tsx';
import type { Library } from '#play/storage/library.ts';
import { LibraryProvider } from '#app/storage/useLibrary.tsx';
import { texts } from '#play/texts.ts';
import { drawPart } from './drawPart.tsx';

const { leaveNote, leaveUnbegun, leaveUnsaved } = texts.menu;

/** The note in the menu of match `here`. */
function noteOf(state: object): string | null {
  const library = createStore(() => ({ trouble: null, unsaved: [], unbegun: [], ...state })) as unknown as Library;
  const { document } = drawPart(
    <LibraryProvider library={library}>
      <LeaveNote id="here" />
    </LibraryProvider>,
  );
  return document.querySelector('main')?.textContent ?? null;
}

describe('whoever leaves the table', () => {
  it('is told that a match in which something was played is saved', () => {
    expect(noteOf({ unbegun: ['another'] })).toBe(leaveNote);
  });

  it('is not promised a match in which nothing was played: no list has it', () => {
    expect(noteOf({ unbegun: ['here'] })).toBe(leaveUnbegun);
  });

  it.each([
    ['part of it lies in this tab only', { unsaved: [{ id: 'here' }], unbegun: ['here'] }],
    ['the storage fails', { trouble: { code: 'storage-failed', message: 'The disk is full.' } }],
  ])('is told that not all of it is saved where %s', (_name, state) => {
    expect(noteOf(state)).toBe(leaveUnsaved);
  });
});

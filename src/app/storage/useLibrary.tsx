import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Library, LibraryState } from '#play/storage/library.ts';

const Context = createContext<Library | null>(null);

/** Hands one library to everything below. */
export function LibraryProvider({ library, children }: { readonly library: Library; readonly children: ReactNode }) {
  return <Context value={library}>{children}</Context>;
}

export function useTheLibrary(): Library {
  const library = useContext(Context);
  if (library === null) throw new Error('there is no library around this component');
  return library;
}

/** The selected part of the library's state; renders again when that changes. */
export function useLibrary<T>(selector: (state: LibraryState) => T): T {
  return useStore(useTheLibrary(), selector);
}

import type { NoteStorage } from '#play/settings/textStorage.ts';

/** As much of `localStorage` as notes need; what lies in it can be looked at. */
export function textStorage(): NoteStorage & { readonly lying: Map<string, string> } {
  const lying = new Map<string, string>();
  return {
    lying,
    get length() {
      return lying.size;
    },
    key: (i) => [...lying.keys()][i] ?? null,
    getItem: (key) => lying.get(key) ?? null,
    setItem: (key, text) => void lying.set(key, text),
    removeItem: (key) => void lying.delete(key),
  };
}

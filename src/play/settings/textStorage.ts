/** Texts by name: the browser's own storage is one. Both throw where it is blocked. */
export interface TextStorage {
  getItem(name: string): string | null;
  setItem(name: string, text: string): void;
}

/** The same, whose names can be listed, and texts removed. */
export interface NoteStorage extends TextStorage {
  readonly length: number;
  key(index: number): string | null;
  removeItem(name: string): void;
}

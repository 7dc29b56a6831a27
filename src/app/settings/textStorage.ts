/** Texts by name, as far as they are read and written; the browser's own storage is one. Both throw where it is blocked. */
export interface TextStorage {
  getItem(name: string): string | null;
  setItem(name: string, text: string): void;
}

/** Texts by name: the browser's own storage is one. Both throw where it is blocked. */
export interface TextStorage {
  getItem(name: string): string | null;
  setItem(name: string, text: string): void;
}

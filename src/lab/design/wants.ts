import type { Notation } from '../form/notation.ts';

/** Shares that are wanted, as people write them: `6:0.2`. */
const WANT = /^(.{1,40}):(\d*\.?\d+)$/;

/** One of them, or the text where it is none. */
export function wantOf(text: string): { readonly name: string; readonly share: number } | string {
  const [, name, share] = WANT.exec(text.trim()) ?? [];
  return name === undefined ? text : { name, share: Number(share) };
}

const written = (item: unknown): string => {
  const { name, share } = (typeof item === 'object' && item !== null ? item : {}) as { name?: string; share?: number };
  return name === undefined ? String(item) : `${name}:${share}`;
};

/** With commas between them. */
export const WANTS: Notation = {
  read: (text) => text.split(',').map((part) => wantOf(part.trim())),
  write: (items) => items.map(written).join(', '),
};

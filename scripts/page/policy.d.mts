import type { Plugin } from 'vite';

export const POLICY: string;
export const HEADERS: Readonly<Record<string, string>>;
export function policy(): Plugin;

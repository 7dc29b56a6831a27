import { z } from 'zod';

/** A player's public key: a point of P-256, not compressed, in base64url; no key is written in two ways. */
export const playerKeyField = z.string().regex(/^B[A-P][\w-]{84}[AEIMQUYcgkosw048]$/, 'a public key of 87 letters');
/** Of ECDSA with SHA-256, both numbers one after the other, in base64url. */
export const signatureField = z.string().regex(/^[\w-]{86}$/, 'a signature of 86 letters');
/** The address that a page came from, as its browser writes it. */
export const originField = z.string().regex(/^https?:\/\/[^/\s]{1,250}$/, 'an origin such as https://play.example');

/** A player, by the hash of its key; or a game's computer. */
export const PLAYER = /^(?:[\w-]{22}|bot:[\w-]{0,20})$/;
export const playerField = z.string().regex(PLAYER, 'a player of 22 letters, or a computer such as bot:steady');
export const botPlayer = (level: string | undefined): string => `bot:${level ?? ''}`;
/** The level of a computer; null for a person. */
export const levelOf = (player: string): string | null => (player.startsWith('bot:') ? player.slice(4) : null);

/** Signed by whoever plays a seat of a room under its key's name. */
export const toPlay = (origin: string, code: string, seat: number): string =>
  ['Tumbletop', 'to play a rated match', origin, code, seat].join('\n');
/** Signed by whoever wants its name and ratings to be gone; good on that day by UTC. */
export const toForget = (origin: string, day: string): string =>
  ['Tumbletop', 'to delete this key’s name and ratings', origin, day].join('\n');
